// Runs one program: started by run/run-program.ts with the path of a job file.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Job } from '../report.ts';
import { watchHandles } from './open-handles.ts';
import { Recorder } from './recorder.ts';
import { StackLines } from './stack.ts';
import { openReport } from './write-report.ts';

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
const report = openReport(job.report);
const stacks = new StackLines(job.module, job.sourceMap);
const recorder = new Recorder(job, report);
// The program may replace or stop these; the runner must not depend on it.
const exit = process.exit.bind(process);

/** @param how what the error did, e.g. `threw` */
function fail(how: string, error: unknown): never {
  const { name, message, stack } =
    error instanceof Error
      ? error
      : { name: 'a value', message: String(error), stack: '' };
  report({
    type: 'problem',
    line: stacks.linesOf(stack ?? '')[0] ?? recorder.currentLine,
    message: `${how} ${name}: ${message}`,
  });
  return exit(1);
}

process.on('uncaughtException', (error) => fail('threw later', error));
process.on('unhandledRejection', (error) =>
  fail('rejected, and nothing awaits it:', error),
);

Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
const handlesLeftOpen = watchHandles(stacks);
try {
  await import(pathToFileURL(job.module).href);
} catch (error) {
  fail('threw', error);
}
for (const { kind, line } of await handlesLeftOpen()) {
  report({
    type: 'problem',
    line,
    message: `leaves ${kind} running: stop it before the sample ends.`,
  });
}
report({ type: 'end' });
exit(0);
