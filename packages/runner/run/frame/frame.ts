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
    const worker = new Worker(script);
    // Its first message says that it is ready.
    const ready = new Promise((resolve) => {
      worker.onmessage = resolve;
    });
    worker.postMessage({ o1js: library });
    return { worker, ready };
  };

  let next = prepare();
  let finish: ((how: RunEnd, message?: string) => void) | undefined;

  const run = (number: number, job: RunJob) => {
    const { worker, ready } = next;
    const emit = (event: RunEvent) => send({ run: number, event });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let events = 0;
    let characters = 0;
    const end = (how: RunEnd, message = '') => {
      finish = undefined;
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
      emit(['finished', how, message]);
      next = prepare();
    };
    finish = end;
    worker.onerror = (event) => {
      event.preventDefault();
      end('crashed', event.message);
    };
    void ready.then(() => {
      // It was stopped meanwhile.
      if (finish !== end) return;
      worker.onmessage = ({ data }: MessageEvent) => {
        const event = readEvent(data);
        events += 1;
        for (const value of event ?? []) characters += String(value).length;
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

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data === 'ping') send('pong');
    else if (data === 'stop') finish?.('stopped');
    else {
      finish?.('stopped');
      run(data.run, data.job);
    }
  };
}
