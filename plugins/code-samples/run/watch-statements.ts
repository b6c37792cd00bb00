import { statSync } from 'node:fs';
import os from 'node:os';
import type { NodeProcess } from './start-node';

/** How often is looked, in milliseconds. */
const interval = 250;

/** On a busy machine, how many times as long something may take at most. */
const mostStretch = 10;

/** @returns how many times as long as on an idle machine something takes, by the load of the last minute. */
export function busyness(): number {
  const perCore = (os.loadavg()[0] ?? 0) / os.availableParallelism();
  return Math.min(Math.max(perCore, 1), mostStretch);
}

/** What a program may take on a machine that does nothing else, in seconds. */
export interface StatementLimits {
  program: number;
  statement: number;
}

/**
 * Kills a process whose program takes too long, as a whole or at one statement.
 * A program writes a line into its report before each statement, so its time of
 * change tells how long the last one has been running.
 *
 * @param report absolute path
 * @param onStill called once a statement, after a third of the time that it has
 * @param stretch how many times the limits hold
 * @returns what was printed; the seconds that had passed when the process was killed for it; and the seconds of the longest statement
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
    // Until o1js is loaded, there is no report.
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
