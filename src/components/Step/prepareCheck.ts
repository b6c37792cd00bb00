import { prepareProgram } from '@site/src/components/Run/compile';
import { loadStep } from '@site/src/components/Run/load';
import type { Prepare } from '@site/src/components/Run/run-program';

interface CheckedPart {
  address: string;
  /** Index of the part. */
  part: number;
  /** The learner's program. */
  code: string;
  /** The check makes a proof, which takes minutes. */
  proves: boolean;
}

/**
 * Loads the checks of a step, and compiles the learner's program.
 *
 * @returns a function for `runProgram`
 */
export function prepareCheck({
  address,
  part,
  code,
  proves,
}: CheckedPart): Prepare {
  return async (signal, change) => {
    const step = await loadStep(address, signal);
    const prepared = await prepareProgram(step, code)(signal, change);
    if (!('program' in prepared)) return prepared;
    const { program, release } = prepared;
    const job = { ...program.job, check: step.checks[part] };
    // Otherwise it has Run's limit of time, and its circuits are not measured.
    const short = { ...job, samples: [], seconds: undefined };
    return { program: { ...program, job: proves ? job : short }, release };
  };
}
