import { useEffect, useRef, useState } from 'react';
import type {
  ProofResult,
  ProveRequest,
  Stage,
  WorkerMessage,
} from '../lib/messages';
import { Prover } from '../lib/prover';

export interface Step {
  stage: Stage;
  startedAt: number;
  endedAt?: number;
}

/** The prover as React state. */
export function useProver() {
  const prover = useRef<Prover>(undefined);
  const [isRunning, setRunning] = useState(false);
  const [steps, setSteps] = useState<Step[]>([]);
  const [result, setResult] = useState<ProofResult>();
  const [error, setError] = useState<string>();

  // A page that is left takes its worker along.
  useEffect(() => () => prover.current?.stop(), []);

  // #region receive
  function receive(message: WorkerMessage) {
    setSteps((before) => {
      const ended = endLast(before);
      return message.type === 'stage'
        ? [...ended, { stage: message.stage, startedAt: performance.now() }]
        : ended;
    });
    if (message.type === 'done') setResult(message.result);
    if (message.type === 'failed') setError(message.message);
    setRunning(message.type === 'stage');
  }
  // #endregion receive

  function prove(request: ProveRequest) {
    setSteps([]);
    setResult(undefined);
    setError(undefined);
    setRunning(true);
    prover.current ??= new Prover(receive);
    prover.current.prove(request);
  }

  function stop() {
    prover.current?.stop();
    setSteps([]);
    setRunning(false);
  }

  return { isRunning, steps, result, error, prove, stop };
}

function endLast(steps: Step[]): Step[] {
  return steps.map((step) => ({ endedAt: performance.now(), ...step }));
}
