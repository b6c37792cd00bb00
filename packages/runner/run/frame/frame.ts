// The document in which programs run, each in its own worker. It passes their
// events to the page, and stops programs that exceed a limit.
import type { FromFrame, RunEnd, RunEvent, RunJob, ToFrame } from '../data';
import { readEvent } from './read-event';

/** Limits of a program. */
const limits = { seconds: 60, events: 2_000, characters: 200_000 };

/** The first message from the page. */
interface Start {
  worker: string;
  o1js: ArrayBuffer;
}

// Without a sandbox, the frame would have the site's origin, and a program could access the site.
if (self.origin === 'null') {
  addEventListener(
    'message',
    ({ data, ports, source }: MessageEvent<Start>) => {
      if (source === parent && ports[0]) serve(data, ports[0]);
    },
    { once: true },
  );
}

function serve({ worker, o1js }: Start, port: MessagePort): void {
  const type = 'text/javascript';
  const addressOf = (part: BlobPart) =>
    URL.createObjectURL(new Blob([part], { type }));
  const script = addressOf(worker);
  const library = addressOf(o1js);
  const send = (message: FromFrame) => port.postMessage(message);

  /** Starts a worker that loads o1js before its program arrives. */
  const prepare = () => {
    // Chromium starts no module worker in a frame with an opaque origin.
    const prepared = new Worker(script);
    prepared.postMessage({ o1js: library });
    return { worker: prepared, isReady: false };
  };

  let next = prepare();
  let finish: ((how: RunEnd, message?: string) => void) | undefined;

  const run = (number: number, job: RunJob) => {
    const current = next;
    const emit = (event: RunEvent) => send({ run: number, event });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let events = 0;
    let characters = 0;
    finish = (how, message = '') => {
      finish = undefined;
      clearTimeout(timer);
      current.worker.onmessage = null;
      current.worker.onerror = null;
      current.worker.terminate();
      emit(['finished', how, message]);
      next = prepare();
      watch(next);
    };
    const begin = () => {
      const seconds = job.seconds ?? limits.seconds;
      timer = setTimeout(() => finish?.('too long'), seconds * 1000);
      current.worker.postMessage(job);
    };
    current.worker.onmessage = ({ data }: MessageEvent) => {
      const event = readEvent(data);
      events += 1;
      for (const value of event ?? []) characters += String(value).length;
      if (events > limits.events || characters > limits.characters) {
        finish?.('too much output');
      } else if (event?.[0] === 'ready') begin();
      else if (event?.[0] === 'ended') finish?.('ended');
      else if (event) emit(event);
    };
    current.worker.onerror = (event) => {
      event.preventDefault();
      finish?.('crashed', event.message);
    };
    if (current.isReady) begin();
  };

  /** Notes when a waiting worker has loaded o1js. */
  const watch = (waiting: typeof next) => {
    waiting.worker.onmessage = () => {
      waiting.isReady = true;
    };
  };

  watch(next);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data === 'ping') send('pong');
    else if (data === 'stop') finish?.('stopped');
    else {
      finish?.('stopped');
      run(data.run, data.job);
    }
  };
}
