// Runs programs one after the other, each in its own worker, and stops those that
// exceed a limit. A reader's programs run in the frame, the site's own in its page.
import type { FromFrame, RunEnd, RunEvent, RunJob, ToFrame } from '../data';
import { readEvent } from './read-event';

/** Limits of a program. */
const limits = { seconds: 60, events: 2_000, characters: 200_000 };

/**
 * @param newWorker starts worker/worker.ts
 * @param library address of o1js
 * @param send takes the messages for the page
 * @returns a function that takes the messages of the page
 */
export function runPrograms(
  newWorker: () => Worker,
  library: string,
  send: (message: FromFrame) => void,
): (message: ToFrame) => void {
  /** Starts a worker that loads o1js before its program arrives. */
  const prepare = () => {
    const worker = newWorker();
    // Its first message says that it is ready.
    const ready = new Promise((resolve) => {
      worker.onmessage = resolve;
    });
    worker.postMessage({ o1js: library });
    return { worker, ready };
  };

  let next = prepare();
  let finish: ((how: RunEnd) => void) | undefined;

  const run = (number: number, job: RunJob) => {
    const { worker, ready } = next;
    const emit = (event: RunEvent) => send({ run: number, event });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let events = 0;
    let characters = 0;
    const end = (how: RunEnd) => {
      finish = undefined;
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      emit(['finished', how]);
      next = prepare();
    };
    finish = end;
    worker.onerror = (event) => {
      event.preventDefault();
      end('crashed');
    };
    void ready.then(() => {
      // It was stopped meanwhile.
      if (finish !== end) return;
      worker.onmessage = ({ data }: MessageEvent) => {
        const event = readEvent(data);
        events += 1;
        const isProof = event?.[0] === 'proof';
        for (const value of event ?? [])
          if (!isProof) characters += String(value).length;
        if (events > limits.events || characters > limits.characters) {
          end('too much output');
        } else if (event?.[0] === 'ended') end('ended');
        else if (event && event[0] !== 'ready') emit(event);
      };
      const seconds = job.seconds ?? limits.seconds;
      timer = setTimeout(() => end('too long'), seconds * 1000);
      worker.postMessage(job);
    });
  };

  return (message) => {
    if (message === 'ping') return send('pong');
    finish?.('stopped');
    if (message === 'end') next.worker.terminate();
    else if (message !== 'stop') run(message.run, message.job);
  };
}
