import type { ProveRequest, WorkerMessage } from './messages';

/** The page's end of the worker. */
export class Prover {
  private worker: Worker | undefined;

  constructor(private readonly report: (message: WorkerMessage) => void) {}

  /** Starts the worker the first time; later proofs find it compiled. */
  prove(request: ProveRequest): void {
    if (!crossOriginIsolated) {
      this.fail('This page is not cross-origin isolated, so it cannot prove.');
      return;
    }
    this.worker ??= this.startWorker();
    this.worker.postMessage(request);
  }

  /** A running proof cannot be interrupted, but its worker can be ended. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private startWorker(): Worker {
    // #region start
    // The bundler looks for an expression of this form.
    const worker = new Worker(new URL('./zk-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) =>
      this.report(data);
    worker.onerror = ({ message }) => {
      this.stop();
      this.fail(message || 'The worker could not be loaded.');
    };
    // #endregion start
    return worker;
  }

  private fail(message: string): void {
    this.report({ type: 'failed', message });
  }
}
