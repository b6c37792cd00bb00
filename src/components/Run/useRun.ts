import { useCallback, useEffect, useRef, useState } from 'react';
import { nothingRun, type RunState } from './run-state';
import { runProgram, type Prepare } from './run-program';

/** A run of a component's program. */
export interface Run {
  state: RunState;
  isRunning: boolean;
  start: (prepare: Prepare) => void;
  stop: () => void;
}

/** Runs programs, one at a time. A component that goes away stops its program. */
export function useRun(): Run {
  const [state, setState] = useState(nothingRun);
  const own = useRef<AbortController>(undefined);
  const stop = useCallback(() => own.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = useCallback(
    (prepare: Prepare) => {
      stop();
      own.current = new AbortController();
      setState({ ...nothingRun, progress: 'Loading' });
      void runProgram(prepare, own.current, setState);
    },
    [stop],
  );
  return { state, isRunning: state.progress !== '', start, stop };
}
