import type { Tutorial } from './tutorial';

/** How a tutorial went. */
export interface Row {
  tutorial: Tutorial;
  seconds: number;
  problem?: { line: number; message: string };
}

/** Prints what a page's reader is told to do, and what is left out. */
export function listTutorial({
  page,
  start,
  steps,
  asides,
  problems,
}: Tutorial): void {
  console.log(
    `\n${page}, from ${start === 'empty' ? 'an empty folder' : 'a project'}`,
  );
  for (const step of steps) {
    const [verb, what] =
      step.kind === 'command'
        ? ['run', step.command.split('\n').join('; ')]
        : ['save', step.path];
    console.log(`  ${String(step.line).padStart(4)}  ${verb.padEnd(5)}${what}`);
    if (step.kind === 'command') {
      const { printed, error } = step.expected;
      const stated = [...printed, ...(error ? [`error: ${error}`] : [])];
      stated.forEach((text) => console.log(`             prints ${text}`));
      if (step.until) console.log(`             until ${step.until}`);
    }
  }
  for (const { line, reason } of asides) {
    console.log(`  ${String(line).padStart(4)}  left out: ${reason}`);
  }
  for (const { line, message } of problems) {
    console.log(`  ${String(line).padStart(4)}  ${message}`);
  }
}

/** Prints a line a page: commands, seconds, result, and what was left out. */
export function printTable(rows: readonly Row[]): void {
  console.log('\nCommands  Seconds  Page');
  for (const { tutorial, seconds, problem } of rows) {
    const commands = tutorial.steps.filter(({ kind }) => kind === 'command');
    console.log(
      `${String(commands.length).padStart(8)}${seconds.toFixed(0).padStart(9)}  ${tutorial.page}` +
        (problem ? `  FAILED at line ${problem.line}` : ''),
    );
    for (const { line, reason } of tutorial.asides) {
      console.log(`${' '.repeat(19)}line ${line} left out: ${reason}`);
    }
  }
}
