// Runs the programs that run/sample-processes.ts sends, until one throws or leaves something running.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Finished, Job, NextJob } from '../report.ts';
import { keepState, type O1js } from './keep-state.ts';
import { networkAdvice, refuseNetwork } from './no-network.ts';
import { watchHandles } from './open-handles.ts';
import { Recorder } from './recorder.ts';
import { StackLines } from './stack.ts';
import { openReport } from './write-report.ts';

// A program may replace or stop these; the runner must not depend on it.
const exit = process.exit.bind(process);
const nextTurn = promisify(setImmediate);
const send = process.send?.bind(process);
refuseNetwork();
// Else what a program printed last is lost when its process ends.
for (const { _handle } of [process.stdout, process.stderr] as unknown as {
  _handle?: { setBlocking?: (isBlocking: boolean) => void };
}[]) {
  _handle?.setBlocking?.(true);
}
let currentProgram: ReturnType<typeof open> | undefined;

/** An error that no promise chain has caught yet, and the line that ran. */
interface Rejection {
  error: unknown;
  line: number;
}

function open(job: Job, o1js: O1js) {
  const report = openReport(job.report);
  const stacks = new StackLines(job.module, job.sourceMap);
  const recorder = new Recorder(job, report, () => keepState(o1js));
  return { report, stacks, recorder, rejected: [] as Rejection[] };
}

/**
 * @param how what the error did, e.g. `threw`
 * @param line for an error whose stack has no line; by default the running line
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
    message: `${how} ${name}: ${message.replace(nodeAdvice, '')}${adviceOn(error)}`,
  });
}

/** Advice that Node adds from version 22 on. Samples cannot use the flag. */
const nodeAdvice = /\. Use --allow-[\w-]+ to manage permissions\.$/;

/** @returns what to do about an error that the limits of a sample cause. */
function adviceOn(error: unknown): string {
  const { code, message, permission, resource } = (error ?? {}) as {
    code?: string;
    message?: string;
    permission?: string;
    resource?: string;
  };
  if (message === 'fetch failed') return `\n${networkAdvice}`;
  if (code !== 'ERR_ACCESS_DENIED') return '';
  return `\nSamples may not do this (${permission}: ${resource}). They read and write files in the folder that they run in: name a file without its folder.`;
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
  const o1js = (await import(pathToFileURL(job.o1js).href)) as O1js;
  currentProgram = open(job, o1js);
  const { report, stacks, recorder } = currentProgram;
  const restoreState = keepState(o1js);
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const handlesLeftOpen = watchHandles(stacks);
  try {
    await import(pathToFileURL(job.module).href);
  } catch (error) {
    fail('threw', error);
  }
  const leftOpen = await handlesLeftOpen();
  // Node emits a rejection after the microtasks, and this line is one of them.
  await nextTurn();
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

/** Waits for a program. While one runs, the channel does not keep the process alive. */
function nextJob(): Promise<Job> {
  process.channel?.ref();
  return new Promise((resolve) => {
    process.once('message', ({ jobFile }: NextJob) => {
      process.channel?.unref();
      resolve(JSON.parse(readFileSync(jobFile, 'utf8')) as Job);
    });
  });
}

// The checker sends no more programs, or was stopped while one runs.
process.once('disconnect', () => exit(0));
while (await run(await nextJob())) {
  const megabytes = process.memoryUsage.rss() / 1024 ** 2;
  send?.({ megabytes } satisfies Finished);
}
exit(0);
