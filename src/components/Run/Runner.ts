import { frameFile } from '@o1js-docs/runner/run/paths';
import type {
  FromFrame,
  RunEvent,
  RunJob,
  ToFrame,
} from '@o1js-docs/runner/run/data';

/** Milliseconds between two pings to the frame, and the number of unanswered pings after which it counts as gone. */
const pings = { every: 2_000, unanswered: 5 };

/** A frame with its own origin. Programs of one release run in it, one at a time. */
export class Runner {
  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private onEvent: ((event: RunEvent) => void) | undefined;
  /** Number of the latest program. Events of stopped programs have lower numbers. */
  private number = 0;
  private unanswered = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;

  /** False after `end`. */
  isThere = true;

  /**
   * Shows the frame and gives it what programs need.
   *
   * @param folder address of its document
   * @param worker script of the worker in which programs run
   * @param o1js the bundle, which moves into the frame
   */
  async load(folder: string, worker: string, o1js: ArrayBuffer): Promise<void> {
    const { frame, channel } = this;
    frame.setAttribute('sandbox', 'allow-scripts');
    if (self.crossOriginIsolated) {
      // A cross-origin isolated page shows a frame only with the first line, and lets it share memory only with the second.
      frame.setAttribute('credentialless', '');
      frame.allow = 'cross-origin-isolated';
    }
    frame.hidden = true;
    frame.title = 'Runs samples';
    frame.src = folder + frameFile;
    await new Promise((resolve) => {
      frame.onload = resolve;
      document.body.append(frame);
    });
    channel.port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (data === 'pong') this.unanswered = 0;
      else if (data.run === this.number) this.emit(data.event);
    };
    // The frame's origin is opaque, so the target origin can only be '*'.
    frame.contentWindow?.postMessage({ worker, o1js }, '*', [
      channel.port2,
      o1js,
    ]);
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
    this.channel.port1.close();
    this.frame.remove();
    this.isThere = false;
  }

  private send(message: ToFrame): void {
    this.channel.port1.postMessage(message);
  }

  private emit(event: RunEvent): void {
    if (event[0] === 'finished') clearInterval(this.pinging);
    this.onEvent?.(event);
  }
}
