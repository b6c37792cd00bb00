import { prepareProgram } from '@site/src/components/Run/compile';
import { loadData } from '@site/src/components/Run/files';
import type { Prepare } from '@site/src/components/Run/useRun';
import type { StepFile } from '@o1js-docs/runner/run/data';

/**
 * Loads the checks of a step, and compiles the learner's program.
 *
 * @param part its index
 * @param proves true if the check makes a proof, which takes minutes
 * @returns a function for `useRun`
 */
export function prepareCheck(
  address: string,
  part: number,
  code: string,
  proves: boolean,
): Prepare {
  return async (signal, change) => {
    const step = await loadData<StepFile>(`${address}.json`, signal);
    const prepared = await prepareProgram(step, code)(signal, change);
    if (!('program' in prepared)) return prepared;
    const { program, release } = prepared;
    const job = { ...program.job, check: step.checks[part] };
    // Otherwise it has Run's limit of time, and its circuits are not measured.
    const short = { ...job, samples: [], seconds: undefined };
    return { program: { ...program, job: proves ? job : short }, release };
  };
}
