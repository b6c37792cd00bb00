import type { RunState } from './run-state';

/** A step of a proof. */
export interface ProofStep {
  name: string;
  /** `Compile`, `Prove`, `Verify`; with a name if the run has several. */
  label: string;
  /** Seconds that it took. Undefined for a step that runs or is still to come. */
  seconds?: number;
  isRunning: boolean;
  /** Seconds that it is expected to take. */
  expected?: number;
}

const verbs: Record<string, string> = { compile: 'Compile', verify: 'Verify' };

/** @returns the steps of a run in their order: done, running, and those that are expected */
export function stepsOf({
  times,
  step,
  progress,
  expected,
}: RunState): ProofStep[] {
  const done: Omit<ProofStep, 'label'>[] = times.map((time) => ({
    name: time.step,
    seconds: time.seconds,
    isRunning: false,
  }));
  const running = step ? [{ name: step, isRunning: true }] : [];
  const begun = [...done, ...running].map(({ name }) => name);
  const ahead = Object.keys(expected.seconds)
    .filter((name) => progress && !begun.includes(name))
    .map((name) => ({ name, isRunning: false }));
  const steps = [...done, ...running, ...ahead];
  const names = new Set(steps.map(({ name }) => name));
  return steps.map((each) => ({
    ...each,
    label: labelOf(each.name, [...names]),
    expected: expected.seconds[each.name],
  }));
}

/** @returns the verb of a step, with its program if another step of the run has the same verb */
function labelOf(name: string, all: readonly string[]): string {
  const verbOf = (step: string) => verbs[step.split('.')[1] ?? ''] ?? 'Prove';
  const verb = verbOf(name);
  const isOnly = all.filter((other) => verbOf(other) === verb).length < 2;
  return isOnly ? verb : `${verb} ${name.replace(/\.\w+$/, '')}`;
}
