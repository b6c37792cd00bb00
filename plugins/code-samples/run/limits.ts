import { proves, type Program } from '../program/programs';

/** Time limits in seconds. */
export interface Limits {
  /** A program that proves nothing. */
  run: number;
  /** A program that makes proofs. */
  prove: number;
  /** A statement of a program that proves nothing, unless it has the flag slow. */
  statement: number;
  /** A vitest file. */
  test: number;
}

export const defaultLimits: Limits = {
  run: 300,
  prove: 600,
  statement: 30,
  test: 120,
};

/** @returns the seconds that a program has, and those that each of its statements has. */
export function limitsOf(
  program: Program,
  limits: Limits,
): { program: number; statement: number } {
  if (proves(program)) {
    return { program: limits.prove, statement: limits.prove };
  }
  const isSlow = program.samples.some(({ slow }) => slow);
  return {
    program: limits.run,
    statement: isSlow ? limits.run : Math.min(limits.statement, limits.run),
  };
}
