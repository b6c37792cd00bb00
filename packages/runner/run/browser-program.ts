import type { RunProgram } from './data';
import { instrument } from '@o1js-docs/samples/program/instrument';
import {
  executedSamples,
  type Program,
} from '@o1js-docs/samples/program/programs';
import { emit } from './compile/emit';

/**
 * Compiles a program for the browser, with the instrumentation of the checks.
 *
 * @returns the code, with one part for each of `executedSamples`
 */
export function browserProgram(program: Program): RunProgram {
  const samples = executedSamples(program);
  const { code, results } = instrument(samples);
  const { lines, sourceLines } = emit(code);
  let from = 0;
  const parts = samples.map((_, index) => {
    const next = samples[index + 1];
    const found = next
      ? sourceLines.findIndex(
          (line, at) => at >= from && line >= next.startLine,
        )
      : -1;
    const to = found < 0 ? lines.length : found;
    const part = {
      code: lines.slice(from, to).join('\n'),
      lines: sourceLines.slice(from, to),
    };
    from = to;
    return part;
  });
  return {
    parts,
    results,
    samples: samples.map(({ startLine, endLine, cost }) => ({
      startLine,
      endLine,
      cost,
    })),
  };
}
