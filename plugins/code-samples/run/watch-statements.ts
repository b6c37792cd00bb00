import { statSync } from 'node:fs';
import os from 'node:os';
import type { NodeProcess } from './start-node';

/** Milliseconds between two looks at the report. */
const interval = 250;

/** Maximum factor by which limits grow on a busy machine. */
const maxLoadFactor = 10;

/** @returns the factor by which everything is slower than on an idle machine, from the load of the last minute */
export function busyness(): number {
  const perCore = (os.loadavg()[0] ?? 0) / os.availableParallelism();
  return Math.min(Math.max(perCore, 1), maxLoadFactor);
}

/** Time limits in seconds on an idle machine. */
export interface StatementLimits {
  program: number;
  statement: number;
}

/**
 * Kills a process if its script, or one statement, takes too long. A script writes a
 * line into its report before each statement, so the report's time of change shows
 * when the current statement started.
 *
 * @param report absolute path
 * @param onStill called once for a statement, after a third of its limit
 * @param stretch factor of the limits
 * @returns the result; the exceeded limit in seconds if the process was killed; and the seconds of the longest statement
 */
export async function killWhenStill<T>(
  report: string,
  limits: StatementLimits,
  { child }: NodeProcess,
  result: Promise<T>,
  onStill: (seconds: number) => void,
  stretch: () => number = () => 1,
): Promise<{ result: T; killedAfter?: number; longest: number }> {
  const start = Date.now();
  let killedAfter: number | undefined;
  let longest = 0;
  let told: number | undefined;
  const timer = setInterval(() => {
    const now = Date.now();
    const times = stretch();
    const began = statSync(report, { throwIfNoEntry: false })?.mtimeMs;
    // There is no report until o1js is loaded.
    const still = began === undefined ? 0 : (now - began) / 1000 / times;
    longest = Math.max(longest, still);
    if (began !== undefined && told !== began && still > limits.statement / 3) {
      told = began;
      onStill(Math.round((now - began) / 1000));
    }
    if (still >= limits.statement) killedAfter = limits.statement;
    if ((now - start) / 1000 / times >= limits.program)
      killedAfter = limits.program;
    if (killedAfter !== undefined) child.kill('SIGKILL');
  }, interval);
  try {
    const value = await result;
    return {
      result: value,
      ...(killedAfter !== undefined && { killedAfter }),
      longest,
    };
  } finally {
    clearInterval(timer);
  }
}
