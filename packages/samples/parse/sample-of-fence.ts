import type { Check, Problem, Sample } from '../sample';
import { parseFenceMeta, withoutFlags, type FenceMeta } from './fence-meta';
import {
  checkFlags,
  flagsOfChecks,
  tagFlags,
  tutorialFlags,
  otherScriptLanguages,
} from './flags';
import { parseNotation } from './notation';

/** A fenced block of a page, or of the file of its checks. */
export interface Fence {
  page: string;
  /** The file that contains the block. */
  file: string;
  docsVersion: string;
  language: string;
  meta: string;
  code: string;
  /** Line of the opening fence. */
  line: number;
  /** True if the block is in the file of checks. */
  isCheck: boolean;
  /** True if the block is in `<YourTurn>`. */
  isTask?: boolean;
}

/** The result of reading a fence: a sample, unless the fence is not checked, and problems. */
export interface ReadFence {
  sample?: Sample;
  /** The file and region that the fence is filled with. */
  source?: string;
  /** The part of the info string that Docusaurus reads. */
  docusaurus: string;
  problems: Problem[];
}

/**
 * Reads one fence.
 *
 * @returns the sample when the fence is checked code, and the problems an author has to fix
 */
export function sampleOfFence(fence: Fence): ReadFence {
  const { page, file, docsVersion, language, code, line, isCheck } = fence;
  if (parseFenceMeta(fence.meta).flags.has('source')) {
    return includedFence(fence);
  }
  if (language !== 'ts') {
    return outsideFence(fence);
  }
  const meta = parseFenceMeta(fence.meta);
  const notation = parseNotation(code);
  const sample: Sample = {
    page,
    file,
    docsVersion,
    startLine: line + 1,
    endLine: line + code.split('\n').length,
    code,
    visible: notation.visible,
    shownLines: notation.shownLines,
    hidden: notation.hidden,
    check: checkOf(meta, notation.expectedErrors),
    expectedErrors: notation.expectedErrors,
    isCheck,
    fresh: meta.flags.has('fresh'),
    cost: meta.flags.has('cost'),
  };
  const id = meta.flags.get('cost') ?? meta.flags.get('time');
  const reason = meta.flags.get('typecheck');
  if (fence.isTask) sample.isTask = true;
  const tags = tagFlags.filter((flag) => meta.flags.has(flag));
  if (tags.length > 0) sample.tags = tags;
  if (id) sample.id = id;
  if (reason) sample.reason = reason;
  if (meta.title) sample.title = meta.title;
  return {
    sample,
    docusaurus: meta.docusaurus,
    problems: [
      ...[...meta.problems, ...contradictions(meta, sample)].map((message) => ({
        page: file,
        line,
        message,
      })),
      ...notation.problems.map((problem) => ({
        page: file,
        line: line + 1 + problem.line,
        message: problem.message,
      })),
    ],
  };
}

function includedFence({ file, meta, line }: Fence): ReadFence {
  const { flags, docusaurus, problems } = parseFenceMeta(meta);
  const source = flags.get('source');
  const others = [...flags.keys()].filter(
    (flag) => flag !== 'source' && !tutorialFlags.includes(flag),
  );
  const messages = [
    ...problems,
    ...others.map(
      (flag) =>
        `The flag ${flag} has no effect: the example project's own tests check an included block.`,
    ),
  ];
  return {
    docusaurus,
    problems: messages.map((message) => ({ page: file, line, message })),
    ...(source !== undefined && { source }),
  };
}

function outsideFence({ file, language, meta, line }: Fence): ReadFence {
  const page = file;
  if (isMisspelledTs(language)) {
    const message = `A \`${language}\` block is not checked. Write \`ts\`, in lower case, and a space before what follows: \`ts {1,3}\`.`;
    return { docusaurus: '', problems: [{ page, line, message }] };
  }
  if (!otherScriptLanguages.includes(language.toLowerCase())) {
    return { docusaurus: withoutFlags(meta, tutorialFlags), problems: [] };
  }
  const { flags, docusaurus, problems } = parseFenceMeta(meta, ['outside']);
  const messages = flags.has('outside')
    ? problems
    : [
        `A ${language} block is not checked. Write it as ts. ` +
          'If it is the configuration of another tool, say so: outside="configuration of webpack".',
      ];
  return {
    docusaurus,
    problems: messages.map((message) => ({ page, line, message })),
  };
}

/** Misspellings of `ts`: `TS`, `ts{1,3}`, `ts,fresh`. */
function isMisspelledTs(language: string): boolean {
  return /^ts(?![\w.+#-])/i.test(language);
}

function checkOf(
  { flags }: FenceMeta,
  expectedErrors: readonly number[],
): Check {
  if (expectedErrors.length > 0) return 'compile-error';
  return checkFlags.find((flag) => flags.has(flag)) ?? 'run';
}

function contradictions({ flags }: FenceMeta, sample: Sample): string[] {
  const problems: string[] = [];
  const checks = checkFlags.filter((flag) => flags.has(flag));
  if (sample.isCheck) {
    const unfit = [...flags.keys()].filter((f) => !flagsOfChecks.includes(f));
    if (sample.title) unfit.push('title');
    problems.push(
      ...unfit.map(
        (flag) =>
          `A block of checks has no ${flag}: remove it, or move the block to the page.`,
      ),
    );
  }
  if (checks.length > 1) {
    problems.push(`The flags ${checks.join(' and ')} exclude each other.`);
  }
  if (sample.expectedErrors.length > 0 && checks.length > 0) {
    problems.push(
      `A block with // @errors: does not run, so ${checks.join(', ')} has no effect: remove it.`,
    );
  }
  if (sample.cost && !['run', 'prove'].includes(sample.check)) {
    problems.push(
      'This block does not run, so its cost cannot be measured: remove cost.',
    );
  }
  if (flags.has('time') && sample.check !== 'prove') {
    problems.push('Only a block with prove has times: remove time.');
  }
  if (flags.has('daily') && sample.check !== 'prove') {
    problems.push('Only a block with prove needs daily: remove daily.');
  }
  if (flags.has('nightly') && sample.check === 'prove') {
    problems.push(
      'A program with prove already runs at night: remove nightly.',
    );
  }
  if (flags.has('time') && flags.has('cost')) {
    problems.push(
      'A block with prove and cost has its times under the same name: remove time.',
    );
  }
  return problems;
}
