import type { Program } from '../code-samples/program/programs';
import { programsOf } from '../code-samples/program/programs';
import type { Sample } from '../code-samples/sample';
import { makesProofs } from '../../src/components/Run/makes-proofs';
import { whyOtherInBrowser } from './other-in-browser';

/** Reason why a block has no Run button. */
export type NoRun =
  | 'not run in the checks'
  | 'a test runner'
  | 'proofs'
  | 'Node or files'
  | 'another result in a browser';

const importsOf = /\b(?:from|import)\s*\(?\s*(['"])(?<from>[^'"\n]+)\1/g;
const usesNode =
  /\b(?:process|Buffer|__dirname)\s*[.,)[]|\b(?:require|setBackend)\(/;

/**
 * @param program of the block
 * @returns the reason why the program up to the block cannot run in a browser, if any
 */
function whyNoRun(program: Program, sample: Sample): NoRun | undefined {
  if (program.kind === 'test') return 'a test runner';
  if (sample.check === 'prove') return 'proofs';
  if (sample.check !== 'run') return 'not run in the checks';
  const position = program.samples.indexOf(sample);
  const upTo = programSamples(program).filter(
    (other) => program.samples.indexOf(other) <= position,
  );
  for (const { check, code } of upTo) {
    if (check === 'prove') return 'proofs';
    if (needsNode(code, upTo)) return 'Node or files';
  }
  if (makesProofs(upTo.map(({ code }) => code).join('\n'))) return 'proofs';
  return upTo.some(whyOtherInBrowser)
    ? 'another result in a browser'
    : undefined;
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

/** @returns the blocks of a page that make proofs. Their Run button opens the playground. */
export function samplesThatProve(samples: readonly Sample[]): Set<Sample> {
  return new Set(
    programsOf({ samples: [...samples] })
      .flatMap(playgroundSamples)
      .filter(({ check }) => check === 'prove'),
  );
}

/**
 * @param samples the blocks of the code's program
 * @returns true if the code imports other packages than o1js, or uses features of Node
 */
function needsNode(code: string, samples: readonly Sample[]): boolean {
  return importsOthers(code, samples) || usesNode.test(withoutComments(code));
}

const withoutComments = (code: string) => code.replace(/\/\/.*/g, '');

function importsOthers(code: string, samples: readonly Sample[]): boolean {
  const titles = samples.map(({ title }) => title?.replace(/\.ts$/, ''));
  return Array.from(code.matchAll(importsOf)).some(({ groups }) => {
    const from = groups?.from ?? '';
    const isOwnFile =
      from.startsWith('./') &&
      titles.includes(from.slice(2).replace(/\.[jt]s$/, ''));
    return from !== 'o1js' && !isOwnFile;
  });
}

/** @returns the blocks of a program that run. Blocks that are only compiled do not. */
export function programSamples({ samples }: Program): Sample[] {
  return samples.filter(
    ({ check }) => check !== 'typecheck' && check !== 'compile-error',
  );
}

/** @returns the blocks of a page with a Run button, and their programs */
export function runnableSamples(
  samples: readonly Sample[],
): Map<Sample, Program> {
  return new Map(
    programsOf({ samples: [...samples] }).flatMap((program) =>
      program.samples
        .filter((sample) => !whyNoRun(program, sample))
        .map((sample) => [sample, program] as const),
    ),
  );
}
