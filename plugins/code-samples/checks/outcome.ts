import type { RunResult } from '../run/run-program';
import { executedChecks, type Sample } from '../sample';
import type { Outcome } from './results';

/**
 * Derives the outcome of each block from the result of its script.
 *
 * @param samples the blocks, in order
 * @returns the outcomes, in the same order; a program with a problem has one that failed
 */
export function outcomesOf(
  samples: readonly Sample[],
  { problems, events }: Pick<RunResult, 'problems' | 'events'>,
): Outcome[] {
  const ended = events.some(({ type }) => type === 'end');
  const lastLine = events.reduce((at, e) => (e.type === 'at' ? e.line : at), 0);
  const outcomes = samples.map(({ startLine, endLine, check }): Outcome => {
    const fails = problems.some(
      ({ line }) => startLine - 1 <= line && line <= endLine + 1,
    );
    if (fails) return 'failed';
    const runs = executedChecks.includes(check) || check === 'analyze';
    const wasReached = !runs || ended || lastLine > endLine;
    return problems.length === 0 || wasReached ? 'passed' : 'unreached';
  });
  if (problems.length > 0 && !outcomes.includes('failed')) {
    const first = outcomes.indexOf('unreached');
    outcomes[Math.max(first, 0)] = 'failed';
  }
  return outcomes;
}
