import { frameFile } from '@site/config/run-samples';
import { loadBundle } from './load-bundle';
import type { FromFrame, RunData, RunEvent, RunJob, ToFrame } from './run-data';

/** Milliseconds between two questions to the frame whether it is still there, and how many may stay unanswered. */
const pings = { every: 2_000, unanswered: 5 };

/** A frame of another origin that programs of one release run in. */
export class Runner {
  private onEvent: ((event: RunEvent) => void) | undefined;
  private onPong: (() => void) | undefined;
  /** Of the program that was started last: one that was stopped may still tell something. */
  private number = 0;
  private unanswered = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;

  private constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly port: MessagePort,
    private readonly onGone: () => void,
  ) {
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data === 'pong') {
        this.unanswered = 0;
        this.onPong?.();
      } else if (data.run === this.number) this.tell(data.event);
    };
  }

  /**
   * Loads a release and the frame.
   *
   * @param folder address of the files, with a closing slash
   * @param onGone called when the frame is no more
   * @throws Error when a file cannot be loaded, or the signal ended it
   */
  static async start(
    folder: string,
    { bundle, worker }: Pick<RunData, 'bundle' | 'worker'>,
    onBytes: (bytes: number) => void,
    signal: AbortSignal,
    onGone: () => void,
  ): Promise<Runner> {
    const [script, o1js] = await Promise.all([
      fetch(folder + worker, { signal }).then((response) => {
        if (!response.ok) throw new Error(`${worker}: ${response.status}`);
        return response.text();
      }),
      loadBundle(folder + bundle.file, onBytes, signal),
    ]);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    if (self.crossOriginIsolated) {
      // A page that shares memory shows no frame without this, and gives it no threads that share memory without that.
      frame.setAttribute('credentialless', '');
      frame.allow = 'cross-origin-isolated';
    }
    frame.hidden = true;
    frame.title = 'Runs samples';
    frame.src = folder + frameFile;
    const { port1, port2 } = new MessageChannel();
    const runner = new Runner(frame, port1, onGone);
    await new Promise((resolve) => {
      frame.onload = resolve;
      document.body.append(frame);
    });
    // Its origin is opaque, so that no other can be named.
    frame.contentWindow?.postMessage({ worker: script, o1js }, '*', [
      port2,
      o1js,
    ]);
    try {
      await runner.answers();
      signal.throwIfAborted();
    } catch (error) {
      runner.end();
      throw error;
    }
    return runner;
  }

  /** Starts a program; the last event is `finished`. */
  run(job: RunJob, onEvent: (event: RunEvent) => void): void {
    this.onEvent = onEvent;
    this.unanswered = 0;
    this.number += 1;
    this.send({ run: this.number, job });
    clearInterval(this.pinging);
    // A frame that took too much memory is gone without a word.
    this.pinging = setInterval(() => {
      if (this.unanswered === pings.unanswered) {
        this.tell(['finished', 'crashed', '']);
        this.end();
      } else {
        this.unanswered += 1;
        this.send('ping');
      }
    }, pings.every);
  }

  /** Ends the program that runs; nothing more is told of it. */
  stop(): void {
    clearInterval(this.pinging);
    this.onEvent = undefined;
    this.send('stop');
  }

  /** Takes the frame away, and all that runs in it. */
  end(): void {
    clearInterval(this.pinging);
    this.port.close();
    this.frame.remove();
    this.onGone();
  }

  private send(message: ToFrame): void {
    this.port.postMessage(message);
  }

  private tell(event: RunEvent): void {
    if (event[0] === 'finished') clearInterval(this.pinging);
    this.onEvent?.(event);
  }

  private answers(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The frame does not answer.')),
        pings.every * pings.unanswered,
      );
      this.onPong = () => {
        clearTimeout(timer);
        resolve();
      };
      this.send('ping');
    });
  }
}
