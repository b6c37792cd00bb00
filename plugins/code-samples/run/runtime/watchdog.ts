import { Worker } from 'node:worker_threads';

/** Seconds between the limit of a statement, after which it is reported, and the end of the process, if it still blocks. */
const graceSeconds = 5;

/** Runs in a thread, because a loop without end blocks the process itself. */
const code = `
const { parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let timer;
parentPort.on('message', ({ place, limit }) => {
  clearTimeout(timer);
  if (limit === undefined) return;
  timer = setTimeout(() => {
    writeSync(2, place + '\\nThe statement was still running after ' + limit + ' s, and blocked its process, which was ended. Does it end by itself?\\n');
    process.kill(process.pid, 'SIGKILL');
  }, (limit + ${graceSeconds}) * 1000);
});
`;

let thread: Worker | undefined;

/**
 * Ends the process if a statement blocks it for too long, and prints the place of
 * the statement. vitest then reports a crash, because a blocked process cannot report.
 *
 * @param place of the statement that starts, e.g. `docs/basic-types/field.mdx:12`
 * @param limit its seconds; without it, no statement runs
 */
export function watchBlocking(place: string, limit?: number): void {
  if (!thread) {
    thread = new Worker(code, { eval: true });
    thread.unref();
  }
  thread.postMessage({ place, limit });
}
