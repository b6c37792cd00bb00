import type { Code } from 'mdast';
import type { Problem, Sample } from '../sample';
import { parseFenceMeta, type FenceMeta } from './fence-meta';
import { checkFlags, flagsOfChecks, tutorialFlags } from './flags';
import { parseNotation, type Notation } from './notation';

/** Where a fenced block is. */
interface Place {
  /** The file that contains the block. */
  file: string;
  /** True if the block is in the file of checks. */
  isCheck?: boolean;
  /** True if the block is in `<YourTurn>`. */
  isTask?: boolean;
}

/** The result of reading a fence: a sample, unless the fence is not checked, and problems. */
export interface ReadFence {
  node: Code;
  sample?: Sample;
  /** The file and region that the fence is filled with. */
  source?: string;
  /** The part of the info string that Docusaurus reads. */
  docusaurus: string;
  problems: Problem[];
}

/** A fence, and what is wrong with its info string. */
type Read = Omit<ReadFence, 'node' | 'problems'> & { messages: string[] };

/**
 * Reads one fence.
 *
 * @returns the sample when the fence is checked code, and the problems an author has to fix
 */
export function sampleOfFence(node: Code, place: Place): ReadFence {
  const { file: page } = place;
  const line = node.position?.start.line ?? 0;
  const meta = parseFenceMeta(node.meta ?? '');
  // Lines may end as on Windows.
  const code = node.value.replace(/\r\n?/g, '\n');
  const notation = parseNotation(code);
  const isSample = node.lang === 'ts' && !meta.flags.has('source');
  const { messages, ...read } = meta.flags.has('source')
    ? includedFence(meta)
    : isSample
      ? checkedFence(code, line + 1, place, meta, notation)
      : outsideFence(node.lang ?? '', meta);
  const ofNotation = isSample ? notation.problems : [];
  return {
    node,
    ...read,
    problems: [
      ...messages.map((message) => ({ page, line, message })),
      ...ofNotation.map(({ message, line: lineOfCode }) => ({
        page,
        line: line + 1 + lineOfCode,
        message,
      })),
    ],
  };
}

function checkedFence(
  code: string,
  startLine: number,
  { file, isCheck = false, isTask }: Place,
  meta: FenceMeta,
  { visible, shownLines, expectedErrors }: Notation,
): Read {
  const { flags, title, docusaurus } = meta;
  const id = flags.get('cost') ?? flags.get('time');
  const reason = flags.get('typecheck');
  const sample: Sample = {
    file,
    startLine,
    endLine: startLine + code.split('\n').length - 1,
    code,
    visible,
    shownLines,
    check:
      expectedErrors.length > 0
        ? 'compile-error'
        : (checkFlags.find((flag) => flags.has(flag)) ?? 'run'),
    expectedErrors,
    isCheck,
    flags: [...flags.keys()],
    cost: flags.has('cost'),
    ...(isTask && { isTask }),
    ...(id && { id }),
    ...(reason && { reason }),
    ...(flags.has('claim') && { claim: flags.get('claim') }),
    ...(title && { title }),
  };
  const messages = [...meta.problems, ...contradictions(flags, sample)];
  return { sample, docusaurus, messages };
}

function includedFence({ flags, docusaurus, problems }: FenceMeta): Read {
  const others = [...flags.keys()].filter(
    (flag) => flag !== 'source' && !tutorialFlags.includes(flag),
  );
  const messages = others.map(
    (flag) =>
      `The flag ${flag} has no effect: the example project's own tests check an included block.`,
  );
  const source = flags.get('source')!;
  return { source, docusaurus, messages: [...problems, ...messages] };
}

/** `typescript`, `TS`, `ts{1,3}`, `ts,fresh`: blocks that are meant to be checked. */
const misspelledTs = /^(?:ts(?![\w.+#-])|(?:typescript|[cm]ts)$)/i;

function outsideFence(language: string, { docusaurus }: FenceMeta): Read {
  const message = `A \`${language}\` block is not checked. Write \`ts\`, in lower case, and a space before what follows: \`ts {1,3}\`.`;
  return {
    docusaurus,
    messages: misspelledTs.test(language) ? [message] : [],
  };
}

/** @returns messages for flags that have no effect, or exclude each other */
function contradictions(
  flags: FenceMeta['flags'],
  { isCheck, title, check, cost, expectedErrors }: Sample,
): string[] {
  const checks = checkFlags.filter((flag) => flags.has(flag));
  const unfit = [...flags.keys(), ...(title ? ['title'] : [])].filter(
    (flag) => isCheck && !flagsOfChecks.includes(flag),
  );
  const messages: readonly [isWrong: boolean, message: string][] = [
    [
      checks.length > 1,
      `The flags ${checks.join(' and ')} exclude each other.`,
    ],
    [
      expectedErrors.length > 0 && checks.length > 0,
      `A block with // @errors: does not run, so ${checks.join(', ')} has no effect: remove it.`,
    ],
    [
      cost && !['run', 'prove'].includes(check),
      'This block does not run, so its cost cannot be measured: remove cost.',
    ],
    [
      flags.has('time') && check !== 'prove',
      'Only a block with prove has times: remove time.',
    ],
    [
      flags.has('claim') && check !== 'prove',
      'Only a block with prove makes proofs: remove claim.',
    ],
    [
      flags.has('daily') && check !== 'prove',
      'Only a block with prove needs daily: remove daily.',
    ],
    [
      flags.has('nightly') && check === 'prove',
      'A program with prove already runs at night: remove nightly.',
    ],
    [
      flags.has('time') && cost,
      'A block with prove and cost has its times under the same name: remove time.',
    ],
  ];
  return [
    ...unfit.map(
      (flag) =>
        `A block of checks has no ${flag}: remove it, or move the block to the page.`,
    ),
    ...messages.flatMap(([isWrong, message]) => (isWrong ? message : [])),
  ];
}
