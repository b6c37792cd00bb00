import type { StepResult } from './run-steps';

/** Prints a step that ended: a line where it passed, and all that it wrote where it failed. */
export function printResult({
  name,
  passed,
  seconds,
  output,
}: StepResult): void {
  const time = `${seconds.toFixed(1)} s`;
  if (passed) console.log(`passed  ${name}, ${time}`);
  else console.log(`FAILED  ${name}, ${time}\n${indent(output)}\n`);
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

/** @returns in one line what became of all steps. */
export function summaryOf(results: readonly StepResult[]): string {
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length === 0) {
    return `All passed: ${results.map(({ name }) => name).join(', ')}.`;
  }
  return `${failed.length} of ${results.length} failed: ${failed.map(({ name }) => name).join(', ')}.`;
}
