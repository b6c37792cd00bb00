import type { RunData } from './data';
import { textHash } from '@o1js-docs/markdown/textHash';
import { executedSamples } from '@o1js-docs/samples/program/programs';
import type { Sample } from '@o1js-docs/samples/sample';
import type { SampleCost } from '@o1js-docs/samples/measure/circuit-costs';
import type { SampleTimes } from '@o1js-docs/samples/measure/times';
import { browserProgram } from './browser-program';
import { runnableSamples } from './runnable';

/** The data that comes from the page itself. */
export type PageRunData = Pick<RunData, 'programs' | 'blocks'>;

/**
 * @param samples the blocks of a page
 * @param costs the recorded circuits of the release, by id of the sample
 * @param times the recorded times of the release, by id of the sample
 * @returns the data for running the page's blocks; undefined if no block has a Run button
 */
export function pageRunData(
  samples: readonly Sample[],
  costs: Readonly<Record<string, SampleCost>>,
  times: Readonly<Record<string, SampleTimes>> = {},
): PageRunData | undefined {
  const runnable = runnableSamples(samples);
  if (runnable.size === 0) return undefined;
  const programs = [
    ...new Set(Array.from(runnable.values(), (it) => it.program)),
  ];
  return {
    programs: programs.map((program) => {
      // The blocks below the last one with a Run button are left out.
      const last = program.samples.findLastIndex((each) => runnable.has(each));
      const samples = program.samples.slice(0, last + 1);
      return browserProgram({ ...program, samples });
    }),
    blocks: Array.from(runnable, ([sample, { program, proves }]) => {
      const circuits = sample.cost && costs[sample.id ?? '']?.circuits;
      return {
        hash: textHash(sample.visible),
        startLine: sample.startLine,
        shownLines: sample.shownLines,
        program: programs.indexOf(program),
        part: executedSamples(program).indexOf(sample),
        ...(circuits && { circuits }),
        ...(proves && {
          proves: true,
          times: times[sample.id ?? '']?.wasm?.steps,
        }),
      };
    }),
  };
}
