import { DestroyRef, inject, signal } from '@angular/core';
import type {
  ProofResult,
  ProveRequest,
  Stage,
  WorkerMessage,
} from '../zk/messages';
import { Prover } from '../zk/prover';

export interface Step {
  stage: Stage;
  startedAt: number;
  endedAt?: number;
}

/** The prover as signals. Construct it where `inject()` works. */
export class ProverState {
  readonly isRunning = signal(false);
  readonly steps = signal<Step[]>([]);
  readonly result = signal<ProofResult | undefined>(undefined);
  readonly error = signal<string | undefined>(undefined);

  private readonly prover = new Prover((message) => this.receive(message));

  constructor() {
    // A component that is left takes its worker along.
    inject(DestroyRef).onDestroy(() => this.prover.stop());
  }

  prove(request: ProveRequest): void {
    this.steps.set([]);
    this.result.set(undefined);
    this.error.set(undefined);
    this.isRunning.set(true);
    this.prover.prove(request);
  }

  stop(): void {
    this.prover.stop();
    this.steps.set([]);
    this.isRunning.set(false);
  }

  private receive(message: WorkerMessage): void {
    const now = performance.now();
    const ended = this.steps().map((step) => ({ endedAt: now, ...step }));
    this.steps.set(
      message.type === 'stage'
        ? [...ended, { stage: message.stage, startedAt: now }]
        : ended,
    );
    if (message.type === 'done') this.result.set(message.result);
    if (message.type === 'failed') this.error.set(message.message);
    this.isRunning.set(message.type === 'stage');
  }
}
