import { frameFile } from '@o1js-docs/runner/run/paths';
import { loadBundle } from './load-bundle';
import type {
  FromFrame,
  RunData,
  RunEvent,
  RunJob,
  ToFrame,
} from '@o1js-docs/runner/run/data';

/** Milliseconds between two pings to the frame, and the number of unanswered pings after which it counts as gone. */
const pings = { every: 2_000, unanswered: 5 };

/** A frame with its own origin. Programs of one release run in it. */
export class Runner {
  private onEvent: ((event: RunEvent) => void) | undefined;
  private onPong: (() => void) | undefined;
  /** Number of the latest program. Events of stopped programs have lower numbers. */
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
      } else if (data.run === this.number) this.emit(data.event);
    };
  }

  /**
   * Loads a release and the frame.
   *
   * @param folder address of the files, with a closing slash
   * @param onGone called when the frame is removed
   * @throws Error if a file cannot be loaded, or the signal aborts
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
      // A cross-origin isolated page shows a frame only with the first line, and lets it share memory only with the second.
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
    // The frame's origin is opaque, so the target origin can only be '*'.
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
    // A frame that uses too much memory disappears without an event.
    this.pinging = setInterval(() => {
      if (this.unanswered === pings.unanswered) {
        this.emit(['finished', 'crashed', '']);
        this.end();
      } else {
        this.unanswered += 1;
        this.send('ping');
      }
    }, pings.every);
  }

  /** Stops the running program. It emits no more events. */
  stop(): void {
    clearInterval(this.pinging);
    this.onEvent = undefined;
    this.send('stop');
  }

  /** Removes the frame, and stops everything in it. */
  end(): void {
    clearInterval(this.pinging);
    this.port.close();
    this.frame.remove();
    this.onGone();
  }

  private send(message: ToFrame): void {
    this.port.postMessage(message);
  }

  private emit(event: RunEvent): void {
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
