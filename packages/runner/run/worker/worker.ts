// Runs one program in its own worker. The program can forge the worker's messages,
// so the page does not trust them.
import { format } from 'node:util';
import type { Check } from '../outcome.ts';
import type { RunEvent, RunJob } from '../data';
import { runCheck } from '../run-check.ts';
import { Recorder } from '@o1js-docs/samples/run/runtime/recorder';
import type { ReportEvent } from '@o1js-docs/samples/run/report';

/** A message from the frame: first the address of o1js, then the program. */
type Message = { o1js: string } | RunJob;

// The program may replace postMessage.
const post = self.postMessage.bind(self);
const emit = (event: RunEvent | ['ready'] | ['ended']) => post(event);
const printing = ['debug', 'error', 'info', 'log', 'warn'] as const;

let o1js = '';

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  void ('o1js' in data ? load(data.o1js) : run(data));
});

async function load(address: string): Promise<void> {
  o1js = address;
  // o1js 2.15.0 frees memory of WebAssembly that it still uses, and then a proof
  // never ends: https://github.com/o1-labs/o1js/issues/2870
  FinalizationRegistry.prototype.register = () => undefined;
  await import(address);
  emit(['ready']);
}

async function run({
  code,
  results,
  samples,
  timed = false,
  check,
}: RunJob): Promise<void> {
  const rejected: unknown[] = [];
  for (const name of printing) {
    console[name] = (...values: unknown[]) => {
      emit(['printed', recorder.currentLine, format(...values)]);
    };
  }
  const recorder = new Recorder(
    {
      results,
      samples: samples.map((sample) => ({ ...sample, timed })),
    },
    report,
    () => () => undefined,
  );
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const addressOf = (code: string) =>
    URL.createObjectURL(
      new Blob([code.replaceAll('"o1js:"', JSON.stringify(o1js))], {
        type: 'text/javascript',
      }),
    );
  const address = addressOf(code);
  /** @param line of an error without a line of the program; -1: then the error isn't reported */
  const reportError = (error: unknown, line = recorder.currentLine) => {
    const { name, message, stack } =
      error instanceof Error
        ? error
        : { name: 'A value was thrown', message: format(error), stack: '' };
    const at = (stack ?? '').split(`${address}:`)[1];
    const codeLine = parseInt(at ?? '0', 10) || 0;
    if (codeLine === 0 && line < 0) return;
    emit([
      'error',
      codeLine,
      line,
      name === 'Error' ? message : `${name}: ${message}`,
    ]);
  };
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (!isOfThreads(event.reason)) rejected.push(event.reason);
  });
  emit(['running']);
  try {
    // The check comes first, because it puts its own functions into o1js.
    const checks = check && ((await import(addressOf(check))) as Checks);
    const program = (await import(address)) as object;
    if (checks) await reportCheck(program, checks.check, reportError);
  } catch (error) {
    reportError(error);
  }
  // The browser reports a rejection in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  rejected
    .filter((error) => !recorder.hasCompared(error))
    .forEach((error) => reportError(error));
  emit(['ended']);
}

interface Checks {
  check: Check<unknown>;
}

/** Checks the exports of a learner's program. An error of the check has no line of its own. */
async function reportCheck(
  program: object,
  check: Check<unknown>,
  reportError: (error: unknown, line: number) => void,
): Promise<void> {
  try {
    const { state, message, rows, error } = await runCheck(check, program);
    if (error !== undefined) reportError(error, -1);
    emit(['outcome', state, message, rows?.yours ?? 0, rows?.limit ?? 0]);
  } catch (error) {
    reportError(error, 0);
  }
}

/** o1js starts threads with the first circuit. Firefox and Safari do not allow them here. Everything except proofs works without. */
function isOfThreads(reason: unknown): boolean {
  return (
    !self.crossOriginIsolated &&
    reason instanceof DOMException &&
    reason.name === 'DataCloneError' &&
    // WebKit does not name the object that it could not clone.
    /WebAssembly\.Memory|SharedArrayBuffer|^The object can not be cloned/.test(
      reason.message,
    )
  );
}

function report(event: ReportEvent): void {
  if (event.type === 'reached') {
    emit(['result', event.result, event.actual, event.matches]);
  } else if (event.type === 'circuit') {
    const { rows, ...gates } = event.circuit;
    emit(['circuit', event.sample, event.name, rows, JSON.stringify(gates)]);
  } else if (event.type === 'step') {
    emit(['step', event.step]);
  } else if (event.type === 'time') {
    emit(['time', event.step, event.seconds]);
    reportProof(event.step, event.result);
  }
}

/** The verification keys of compiled programs, by variable. */
const keys = new Map<string, string>();

/** Reports a proof with the key of its program. @param result of `compile` or of a method */
function reportProof(step: string, result: unknown): void {
  const { verificationKey, proof } = Object(result) as {
    verificationKey?: { data?: string };
    proof?: { toJSON?: () => unknown };
  };
  const program = step.split('.')[0]!;
  if (verificationKey?.data) keys.set(program, verificationKey.data);
  const key = keys.get(program);
  if (key && proof?.toJSON) {
    emit(['proof', key, JSON.stringify(proof.toJSON())]);
  }
}
