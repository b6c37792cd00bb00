import {
  executedSamples,
  programsOf,
  type Program,
} from '@o1js-docs/samples/program/programs';
import { executedChecks, type Sample } from '@o1js-docs/samples/sample';
import { makesProofs } from './makes-proofs';

const importsOf = /(?<!\.)\b(?:from|import)\s*\(?\s*(['"])(?<from>[^'"\n]+)\1/g;
const usesNode =
  /\b(?:process|Buffer|__dirname)\s*[.,)[]|\b(?:require|setBackend)\(/;

/** Expected outputs that differ in a browser. `npx playwright test every-run` finds blocks that this list lacks. */
const outputsOfNode = [
  // Node and browsers have other words for a network that cannot be reached.
  /\bfetch failed\b/,
  // The message names a variable, which has another name in the web bundle.
  /\/\/ throws \S+ is not (?:a function|iterable)/,
  // Circuits that are built at the same time disturb each other in another way.
  /\/\/ throws The global context managed by o1js/,
];

/**
 * @param program of the block
 * @returns true if the program up to the block runs in a browser, with the outputs that the page states
 */
function canRun(program: Program, sample: Sample): boolean {
  if (program.kind === 'test' || sample.check !== 'run') return false;
  const end = program.samples.indexOf(sample) + 1;
  const samples = program.samples.slice(0, end);
  const upTo = executedSamples({ ...program, samples });
  const code = upTo.map((block) => block.code).join('\n');
  return (
    !upTo.some((block) => block.check === 'prove') &&
    !upTo.some((block) => needsNode(block.code, upTo)) &&
    !outputsOfNode.some((output) => output.test(code)) &&
    !makesProofs(code)
  );
}

/** @returns the blocks of a program for the playground, up to the first block that needs Node, files or other packages */
export function playgroundSamples(program: Program): Sample[] {
  if (program.kind === 'test') return [];
  const samples = program.samples.filter(
    ({ check, isTask }) =>
      check !== 'typecheck' && (isTask ?? check !== 'compile-error'),
  );
  const end = samples.findIndex(({ code }, index) =>
    needsNode(code, samples.slice(0, index + 1)),
  );
  return end < 0 ? samples : samples.slice(0, end);
}

/**
 * @returns the blocks of a page with a Run button, and their programs; `proves` if
 * a block makes proofs, or needs those of a block above it
 */
export function runnableSamples(
  samples: readonly Sample[],
): Map<Sample, { program: Program; proves: boolean }> {
  return new Map(
    programsOf({ samples: [...samples] }).flatMap((program) => {
      const inBrowser = playgroundSamples(program);
      const first = inBrowser.findIndex(({ check }) => check === 'prove');
      const proving = inBrowser
        .slice(first < 0 ? inBrowser.length : first)
        .filter(
          ({ check, code }) =>
            executedChecks.includes(check) &&
            !outputsOfNode.some((output) => output.test(code)),
        );
      return program.samples
        .map((sample) => [sample, proving.includes(sample)] as const)
        .filter(([sample, proves]) => proves || canRun(program, sample))
        .map(([sample, proves]) => [sample, { program, proves }] as const);
    }),
  );
}

/**
 * @param samples the blocks of its program
 * @returns why readers can't run a block here, for the head of the block
 */
export function reasonForNode(
  samples: readonly Sample[],
  sample: Sample,
): string {
  const upTo = samples.slice(0, samples.indexOf(sample) + 1);
  const code = upTo.map((block) => block.code).join('\n');
  const [other] = importsOthers(code, upTo);
  if (other) return `it imports ${other}`;
  const feature = usesNode.exec(withoutComments(code))?.[0].match(/\w+/)?.[0];
  if (feature) return `it uses ${feature}`;
  return outputsOfNode.some((output) => output.test(code))
    ? 'a browser prints other words'
    : 'it makes proofs';
}

/**
 * @param samples the blocks of the code's program
 * @returns true if the code imports other packages than o1js, or uses features of Node
 */
function needsNode(code: string, samples: readonly Sample[]): boolean {
  return (
    importsOthers(code, samples).length > 0 ||
    usesNode.test(withoutComments(code))
  );
}

const withoutComments = (code: string) => code.replace(/\/\/.*/g, '');

/** @returns the packages and files that the code imports, without o1js and the files of the page */
function importsOthers(code: string, samples: readonly Sample[]): string[] {
  const titles = samples.map(({ title }) => title?.replace(/\.ts$/, ''));
  return Array.from(
    code.matchAll(importsOf),
    ({ groups }) => groups!.from!,
  ).filter((from) => {
    const isOwnFile =
      from.startsWith('./') &&
      titles.includes(from.slice(2).replace(/\.[jt]s$/, ''));
    return from !== 'o1js' && !isOwnFile;
  });
}
