// The document in which readers' programs run. It passes their events to the page.
import type { ToFrame } from '../data';
import { runPrograms } from './programs';

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
  const take = runPrograms(
    // Chromium starts no module worker in a frame with an opaque origin.
    () => new Worker(script),
    addressOf(o1js),
    (message) => port.postMessage(message),
  );
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => take(data);
}
