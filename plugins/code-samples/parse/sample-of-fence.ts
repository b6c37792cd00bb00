import type { SourceClaim } from '../claims/quote';
import type { Check, Problem, Sample } from '../sample';
import { parseFenceMeta, withoutFlags, type FenceMeta } from './fence-meta';
import {
  checkFlags,
  flagsOfClaims,
  includedFlags,
  tutorialFlags,
  otherScriptLanguages,
  quotingFlags,
} from './flags';
import { parseNotation } from './notation';

/** A fenced block of a page. */
export interface Fence {
  page: string;
  docsVersion: string;
  language: string;
  meta: string;
  code: string;
  /** Line of the opening fence. */
  line: number;
}

/** The result of reading a fence: a sample, unless the fence is not checked, and problems. */
export interface ReadFence {
  sample?: Sample;
  /** The file and region that the fence is filled with. */
  source?: string;
  /** The fence's statement about the package's source. Readers do not see the fence. */
  sourceClaim?: SourceClaim;
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
  const { page, docsVersion, language, code, line } = fence;
  if (isIncluded(fence.meta)) {
    return includedFence(fence);
  }
  if (language !== 'ts') {
    return outsideFence(fence);
  }
  const meta = parseFenceMeta(fence.meta);
  if (meta.flags.has('source-claim') || meta.flags.has('in')) {
    return sourceClaimFence(fence, meta);
  }
  const notation = parseNotation(code);
  const sample: Sample = {
    page,
    docsVersion,
    startLine: line + 1,
    endLine: line + code.split('\n').length,
    code,
    visible: notation.visible,
    shownLines: notation.shownLines,
    hidden: notation.hidden,
    check: checkOf(meta, notation.expectedErrors),
    expectedErrors: notation.expectedErrors,
    fresh: meta.flags.has('fresh'),
    cost: meta.flags.has('cost'),
    wasm: meta.flags.has('wasm'),
    slow: meta.flags.has('slow'),
  };
  const id = meta.flags.get('id');
  const reason = meta.flags.get('typecheck') ?? meta.flags.get('analyze');
  if (meta.quotes.length > 0) sample.claims = meta.quotes;
  if (id) sample.id = id;
  if (reason) sample.reason = reason;
  if (meta.title) sample.title = meta.title;
  return {
    sample,
    docusaurus: meta.docusaurus,
    problems: [
      ...[...meta.problems, ...contradictions(meta, sample)].map((message) => ({
        page,
        line,
        message,
      })),
      ...notation.problems.map((problem) => ({
        page,
        line: line + 1 + problem.line,
        message: problem.message,
      })),
    ],
  };
}

function isIncluded(meta: string): boolean {
  const { flags } = parseFenceMeta(meta);
  return includedFlags.some((flag) => flags.has(flag));
}

function includedFence({ page, docsVersion, meta, line }: Fence): ReadFence {
  const { flags, docusaurus, problems } = parseFenceMeta(meta);
  const source = flags.get('source');
  const others = [...flags.keys()].filter(
    (flag) => !includedFlags.includes(flag) && !tutorialFlags.includes(flag),
  );
  const messages = [
    ...problems,
    ...others.map(
      (flag) =>
        `The flag ${flag} has no effect: the example project's own tests check an included block.`,
    ),
    ...(flags.has('included') && docsVersion === 'current'
      ? ['The flag included is for archived pages: write source.']
      : []),
  ];
  return {
    docusaurus,
    problems: messages.map((message) => ({ page, line, message })),
    ...(source !== undefined && { source }),
  };
}

/** `in="src/lib/mina/v1/fetch.ts:12-14"` */
const placeInPackage = /^(?<file>[^:]+):(?<from>\d+)(?:-(?<to>\d+))?$/;

function sourceClaimFence(
  { page, code, line }: Fence,
  { flags, quotes, docusaurus, problems }: FenceMeta,
): ReadFence {
  const place = placeInPackage.exec(flags.get('in') ?? '')?.groups;
  const others = [...flags.keys()].filter(
    (flag) => flag !== 'source-claim' && flag !== 'in',
  );
  const messages = [
    ...problems,
    ...others.map((flag) => `The flag ${flag} has no effect here: remove it.`),
    ...(quotes.length > 0 && place
      ? []
      : [
          'What a package says needs its words and its place: write source-claim="words of the page" in="src/lib/…:1-9".',
        ]),
  ];
  return {
    docusaurus,
    problems: messages.map((message) => ({ page, line, message })),
    ...(place && {
      sourceClaim: {
        page,
        line,
        words: quotes,
        file: place.file ?? '',
        from: Number(place.from),
        to: Number(place.to ?? place.from),
        text: code,
      },
    }),
  };
}

function outsideFence({ page, language, meta, line }: Fence): ReadFence {
  if (quotingFlags.some((flag) => meta.includes(`${flag}=`))) {
    const message = `A check that quotes the page is a ts block, not ${language || 'plain text'}: it would be shown.`;
    return { docusaurus: '', problems: [{ page, line, message }] };
  }
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
  if (sample.claims) {
    const unfit = [...flags.keys()].filter((f) => !flagsOfClaims.includes(f));
    if (sample.title) unfit.push('title');
    problems.push(
      ...unfit.map(
        (flag) =>
          `A block with claim is run and not shown, so ${flag} has no place there: remove it.`,
      ),
    );
  }
  if (checks.length > 1) {
    problems.push(`The flags ${checks.join(' and ')} exclude each other.`);
  }
  if (sample.expectedErrors.length > 0 && checks.length > 0) {
    problems.push(
      `A block with // @errors: is not run, so ${checks.join(', ')} has no effect: remove it.`,
    );
  }
  if (sample.cost && !sample.id) {
    problems.push('A block with the flag cost needs a name: add id=name.');
  }
  if (sample.cost && !['run', 'prove', 'analyze'].includes(sample.check)) {
    problems.push(
      'The cost of a block that is not run cannot be measured: remove cost.',
    );
  }
  if (sample.slow && sample.check !== 'run') {
    problems.push(
      'The flag slow is for a block that is run and proves nothing: remove it.',
    );
  }
  if (sample.wasm && !(sample.check === 'prove' && sample.id)) {
    problems.push(
      'The flag wasm is about the times of a proving block: add prove and id=name.',
    );
  }
  return problems;
}
