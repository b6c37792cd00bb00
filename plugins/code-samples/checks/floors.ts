import { docsFolder } from '../../../config/releases';
import { proves, type Program } from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import {
  executedChecks,
  shownSamples,
  type Problem,
  type Sample,
} from '../sample';

/** Share of a release's samples that has to be executed. */
const executedFloor = 0.8;

/** Scripts that may prove on a release without a native prover, which takes minutes. */
const wasmProofs = 2;

/** @returns the share of the shown samples that are executed; 1 when there are none. */
export function executedShare(all: readonly Sample[]): number {
  const samples = shownSamples(all);
  const executed = samples.filter(({ check }) =>
    executedChecks.includes(check),
  );
  return samples.length === 0 ? 1 : executed.length / samples.length;
}

/** @returns a problem when too many samples of a release are checked weakly. */
export function tooFewExecuted(
  samples: readonly Sample[],
  release: ReleaseFolder,
): Problem[] {
  const share = executedShare(samples);
  if (share >= executedFloor) return [];
  const message =
    `${percent(share)} of the samples run; at least ${percent(executedFloor)} must. ` +
    'The pages with the most samples that do not run:\n' +
    weakestPages(samples).join('\n');
  return [{ page: docsFolder(release), line: 1, message }];
}

/** @returns a problem when proving would take too long on a release. */
export function tooManyProofs(
  programs: readonly Program[],
  release: ReleaseFolder,
): Problem[] {
  if (release.backend === 'native') return [];
  return programs
    .filter(proves)
    .slice(wasmProofs)
    .map(({ page, line }) => ({
      page,
      line,
      message: `This release proves without the native prover, minutes a program: ${wasmProofs} programs at most. Use analyze="reason" here.`,
    }));
}

function weakestPages(samples: readonly Sample[]): string[] {
  const weak = new Map<string, number>();
  for (const { page, check } of samples) {
    if (!executedChecks.includes(check)) {
      weak.set(page, (weak.get(page) ?? 0) + 1);
    }
  }
  return [...weak]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([page, count]) => `  ${page}: ${count}`);
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}
