import type { Program } from '../code-samples/program/programs';
import { programsOf } from '../code-samples/program/programs';
import type { Sample } from '../code-samples/sample';
import { whyOtherInBrowser } from './other-in-browser';

/** Why a block has no Run. */
export type NoRun =
  | 'not run in the checks'
  | 'a test runner'
  | 'proofs'
  | 'Node or files'
  | 'takes long'
  | 'another result in a browser';

/** Proofs need threads that share memory, which a page may have only with headers that GitHub Pages does not send. */
const makesProofs = /\.(?:compile|prove|dummy|setProofsEnabled)\(/;
const importsOf = /\b(?:from|import)\s*\(?\s*(['"])(?<from>[^'"\n]+)\1/g;
const usesNode =
  /\b(?:process|Buffer|__dirname)\s*[.,)[]|\b(?:require|setBackend)\(/;

/**
 * @param program the program that the block is part of
 * @returns why the program cannot run in a reader's browser up to the block; undefined when it can
 */
function whyNoRun(program: Program, sample: Sample): NoRun | undefined {
  if (program.kind === 'test') return 'a test runner';
  if (sample.check === 'prove') return 'proofs';
  if (sample.check !== 'run') return 'not run in the checks';
  const place = program.samples.indexOf(sample);
  const upTo = programSamples(program).filter(
    (other) => program.samples.indexOf(other) <= place,
  );
  for (const { check, code, slow } of upTo) {
    const proves = check === 'prove' || makesProofs.test(code);
    // What an analyzed block awaits is left out.
    if (proves && check !== 'analyze') return 'proofs';
    if (needsNode(code, upTo)) return 'Node or files';
    if (slow) return 'takes long';
  }
  return upTo.some(whyOtherInBrowser)
    ? 'another result in a browser'
    : undefined;
}

/** @returns the blocks of a program that the playground offers: up to the first that needs Node, files or other packages. */
export function playgroundSamples(program: Program): Sample[] {
  if (program.kind === 'test') return [];
  const samples = programSamples(program);
  const end = samples.findIndex(
    ({ code, check }, index) =>
      check === 'analyze' || needsNode(code, samples.slice(0, index + 1)),
  );
  return end < 0 ? samples : samples.slice(0, end);
}

/** @returns the blocks of a page that make proofs, whose Run opens the playground. */
export function samplesThatProve(samples: readonly Sample[]): Set<Sample> {
  return new Set(
    programsOf({ samples: [...samples] })
      .flatMap(playgroundSamples)
      .filter(({ check }) => check === 'prove'),
  );
}

/**
 * @param samples the program that the code is part of
 * @returns whether the code imports anything but o1js and the program's own files, or uses what only Node has
 */
function needsNode(code: string, samples: readonly Sample[]): boolean {
  return importsOthers(code, samples) || usesNode.test(code);
}

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

/** @returns the blocks of a program that run: not those that are compiled only, nor claims, which change nothing. */
export function programSamples({ samples }: Program): Sample[] {
  return samples.filter(
    ({ check, claims }) =>
      !claims && check !== 'typecheck' && check !== 'compile-error',
  );
}

/** @returns the blocks of a page that have Run, each with its program. */
export function runnableSamples(
  samples: readonly Sample[],
): Map<Sample, Program> {
  return new Map(
    programsOf({ samples: [...samples] }).flatMap((program) =>
      program.samples
        .filter((sample) => !sample.claims && !whyNoRun(program, sample))
        .map((sample) => [sample, program] as const),
    ),
  );
}
