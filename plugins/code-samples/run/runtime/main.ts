// Runs the programs that run/sample-processes.ts sends, until one throws or leaves something running.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Finished, Job, NextJob } from '../report.ts';
import { keepState } from './keep-state.ts';
import { watchHandles } from './open-handles.ts';
import { Recorder } from './recorder.ts';
import { StackLines } from './stack.ts';
import { openReport } from './write-report.ts';

// A program may replace or stop these; the runner must not depend on it.
const exit = process.exit.bind(process);
const send = process.send?.bind(process);
let currentProgram: ReturnType<typeof open> | undefined;

/** An error that no promise chain has caught yet, and the line that ran. */
interface Rejection {
  error: unknown;
  line: number;
}

function open(job: Job) {
  const report = openReport(job.report);
  const stacks = new StackLines(job.module, job.sourceMap);
  const recorder = new Recorder(job, report);
  return { report, stacks, recorder, rejected: [] as Rejection[] };
}

/**
 * @param how what the error did, e.g. `threw`
 * @param line where, when its stack does not tell; by default the line that runs
 */
function reportError(how: string, error: unknown, line?: number): void {
  const { name, message, stack } =
    error instanceof Error
      ? error
      : { name: 'a value', message: String(error), stack: '' };
  if (!currentProgram) return console.error(error);
  const { report, stacks, recorder } = currentProgram;
  report({
    type: 'problem',
    line: stacks.linesOf(stack ?? '')[0] ?? line ?? recorder.currentLine,
    message: `${how} ${name}: ${message}`,
  });
}

function fail(how: string, error: unknown): never {
  reportError(how, error);
  return exit(1);
}

process.on('uncaughtException', (error) => fail('threw later', error));
process.on('unhandledRejection', (error) => {
  if (!currentProgram) return fail('rejected', error);
  const { rejected, recorder } = currentProgram;
  rejected.push({ error, line: recorder.currentLine });
});
process.once('exit', () => {
  for (const { error, line } of unexpectedRejections()) {
    reportError('rejected, and nothing awaits it:', error, line);
  }
});

/**
 * A failing compile() of o1js rejects promises of its own with the error that
 * it throws, before or after: whether a `// throws` states the error is known
 * when the program has ended.
 */
function unexpectedRejections(): Rejection[] {
  if (!currentProgram) return [];
  const { rejected, recorder } = currentProgram;
  return rejected.filter(({ error }) => !recorder.hasCompared(error));
}

/** @returns whether the program may be followed by another. */
async function run(job: Job): Promise<boolean> {
  currentProgram = open(job);
  const { report, stacks, recorder } = currentProgram;
  const restoreState = keepState(
    (await import(pathToFileURL(job.o1js).href)) as Parameters<
      typeof keepState
    >[0],
  );
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const handlesLeftOpen = watchHandles(stacks);
  try {
    await import(pathToFileURL(job.module).href);
  } catch (error) {
    fail('threw', error);
  }
  const leftOpen = await handlesLeftOpen();
  if (unexpectedRejections().length > 0) exit(1);
  for (const { kind, line } of leftOpen) {
    report({
      type: 'problem',
      line,
      message: `leaves ${kind} running: stop it before the sample ends.`,
    });
  }
  report({ type: 'end', peakMemory: process.resourceUsage().maxRSS / 1024 });
  recorder.forgetGates();
  restoreState();
  return leftOpen.length === 0;
}

/** Waits for a program. While none is awaited, the channel does not keep the process alive. */
function nextJob(): Promise<Job> {
  return new Promise((resolve) => {
    const end = () => exit(0);
    process.once('disconnect', end);
    process.once('message', ({ jobFile }: NextJob) => {
      process.off('disconnect', end);
      resolve(JSON.parse(readFileSync(jobFile, 'utf8')) as Job);
    });
  });
}

while (await run(await nextJob())) {
  const megabytes = process.memoryUsage.rss() / 1024 ** 2;
  send?.({ megabytes } satisfies Finished);
}
exit(0);
