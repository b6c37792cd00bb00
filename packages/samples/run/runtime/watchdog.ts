import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { statementFile } from '../report';

/** Seconds between the limit of a statement, after which it is reported, and the end of the process, if it still blocks. */
const graceSeconds = 5;

/** Runs in a thread, because a loop without end blocks the process itself. */
const code = `
const { parentPort } = require('node:worker_threads');
let timer;
parentPort.on('message', (limit) => {
  clearTimeout(timer);
  if (limit === undefined) return;
  timer = setTimeout(
    () => process.kill(process.pid, 'SIGKILL'),
    (limit + ${graceSeconds}) * 1000,
  );
});
`;

const folder = process.env.SAMPLES_FOLDER ?? '.';
let thread: Worker | undefined;

/**
 * Ends the process if a statement blocks it for too long. Leaves the place of the
 * statement in a file, because a process that crashes cannot report it.
 *
 * @param place of the statement that starts, e.g. `docs/basic-types/field.mdx:12`
 * @param limit its seconds; without it, no statement runs
 */
export function watchBlocking(place: string, limit?: number): void {
  if (!thread) {
    thread = new Worker(code, { eval: true });
    thread.unref();
  }
  thread.postMessage(limit);
  writeFileSync(path.join(folder, statementFile(process.pid)), place);
}
