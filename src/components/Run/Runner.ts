import { runPrograms } from '@o1js-docs/runner/run/frame/programs';
import { frameFile } from '@o1js-docs/runner/run/paths';
import type {
  FromFrame,
  ReleaseFiles,
  RunEvent,
  RunJob,
  ToFrame,
} from '@o1js-docs/runner/run/data';
import { loadFile, runAddress } from './files';

/** Milliseconds between two pings to the frame, and the number of unanswered pings after which it counts as gone. */
const pings = { every: 2_000, unanswered: 15 };

/** Runs programs of one release, one at a time. */
export class Runner {
  /** False after the place in which programs run is gone. */
  isThere = true;
  private frame: HTMLIFrameElement | undefined;
  private send: (message: ToFrame) => void = () => undefined;
  private onEvent: ((event: RunEvent) => void) | undefined;
  /** Number of the latest program. Events of stopped programs have lower numbers. */
  private number = 0;
  private unanswered = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;

  /**
   * Runs the site's own programs in workers of the page, so that browsers
   * without credentialless frames can prove.
   *
   * @param worker script of the worker in which programs run
   * @param o1js the bundle
   */
  loadInPage(worker: string, o1js: ArrayBuffer): void {
    const type = 'text/javascript';
    this.send = runPrograms(
      // Not a blob, which would have the policy of the page, and o1js compiles WebAssembly.
      () => new Worker(runAddress + worker),
      URL.createObjectURL(new Blob([o1js], { type })),
      (message) => this.receive(message),
    );
  }

  /**
   * Runs what readers write in a frame with its own origin.
   *
   * @param worker script of the worker in which programs run
   * @param o1js the bundle, which moves into the frame
   */
  async loadInFrame(
    { worker }: ReleaseFiles,
    o1js: ArrayBuffer,
    signal: AbortSignal,
  ): Promise<void> {
    const script = await (await loadFile(worker, { signal })).text();
    const frame = (this.frame = document.createElement('iframe'));
    frame.setAttribute('sandbox', 'allow-scripts');
    if (self.crossOriginIsolated) {
      // A cross-origin isolated page shows a frame only with the first line, and lets it share memory only with the second.
      frame.setAttribute('credentialless', '');
      frame.allow = 'cross-origin-isolated';
    }
    frame.hidden = true;
    frame.title = 'Runs samples';
    frame.src = runAddress + frameFile;
    await new Promise((resolve) => {
      frame.onload = resolve;
      document.body.append(frame);
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.receive(data);
    this.send = (message) => port1.postMessage(message);
    // The frame's origin is opaque, so the target origin can only be '*'.
    frame.contentWindow?.postMessage({ worker: script, o1js }, '*', [
      port2,
      o1js,
    ]);
  }

  /** Starts a program; the last event is `finished`. */
  run(job: RunJob, onEvent: (event: RunEvent) => void): void {
    clearInterval(this.pinging);
    this.onEvent = onEvent;
    this.number += 1;
    this.send({ run: this.number, job });
  }

  /** Stops the running program. It emits no more events. */
  stop(): void {
    clearInterval(this.pinging);
    this.onEvent = undefined;
    this.send('stop');
  }

  /** Stops everything. */
  end(): void {
    clearInterval(this.pinging);
    this.send('end');
    this.frame?.remove();
    this.isThere = false;
  }

  private receive(message: FromFrame): void {
    this.unanswered = 0;
    if (message === 'pong' || message.run !== this.number) return;
    const { event } = message;
    if (event[0] === 'finished') clearInterval(this.pinging);
    // Before its program starts, a busy machine may not answer for a minute.
    if (event[0] === 'running' && this.frame) this.ping();
    this.onEvent?.(event);
  }

  /** A frame that uses too much memory disappears without an event. */
  private ping(): void {
    clearInterval(this.pinging);
    this.pinging = setInterval(() => {
      if (this.unanswered < pings.unanswered) {
        this.unanswered += 1;
        this.send('ping');
        return;
      }
      this.end();
      this.onEvent?.(['finished', 'crashed']);
    }, pings.every);
  }
}
