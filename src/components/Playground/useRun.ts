import { useCallback, useEffect, useRef, useState } from 'react';
import { runnerOf } from '@site/src/components/RunSample/warm-runner';
import type { RunEvent } from '@site/src/components/RunSample/run-data';
import { checkTypes, compile } from './compile';
import type { CompileProblem, PlaygroundRelease } from './data';
import {
  afterEvent,
  lineOfEditor,
  nothingRun,
  type RunState,
} from './run-state';

/** Time limit of a program in seconds: proofs take minutes in a browser. */
const seconds = 1_200;

/** A run of the editor's program. */
export interface Run {
  state: RunState;
  isRunning: boolean;
  /** @param above number of lines above the edited code */
  start: (release: PlaygroundRelease, code: string, above?: number) => void;
  stop: () => void;
}

/** Runs programs, one at a time. */
export function useRun(): Run {
  const [state, setState] = useState(nothingRun);
  const current = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    if (!current.current || current.current.signal.aborted) return;
    current.current.abort();
    setState((before) =>
      before.progress
        ? { ...before, progress: '', summary: 'Stopped.' }
        : before,
    );
  }, []);

  useEffect(() => stop, [stop]);

  const start = useCallback(
    (release: PlaygroundRelease, code: string, above = 0) => {
      stop();
      const abort = new AbortController();
      const { signal } = abort;
      current.current = abort;
      setState({ ...nothingRun, progress: 'Compiling' });
      run(release, { code, above }, signal, (change) => {
        if (!signal.aborted) setState(change);
      }).catch((error: unknown) => {
        if (signal.aborted) return;
        console.warn(error);
        setState({
          ...nothingRun,
          hasFailed: true,
          summary: 'o1js could not be loaded. Check the connection.',
        });
      });
    },
    [stop],
  );

  return { state, isRunning: state.progress !== '', start, stop };
}

type Change = (change: (before: RunState) => RunState) => void;

async function run(
  release: PlaygroundRelease,
  { code, above }: { code: string; above: number },
  signal: AbortSignal,
  change: Change,
): Promise<void> {
  const inEditor = (problem: CompileProblem) => ({
    ...problem,
    line: lineOfEditor(problem.line, above),
  });
  const compiled = await compile(release, code, signal);
  if ('problems' in compiled) {
    change(() => ({
      ...nothingRun,
      errors: compiled.problems.map(inEditor),
      summary: 'The program does not compile, so nothing ran.',
    }));
    return;
  }
  checkTypes(release, code, signal).then(
    (problems) => {
      const typeProblems = problems
        .map(inEditor)
        .filter(({ line }) => line > 0);
      change((before) => ({ ...before, typeProblems }));
    },
    // The program still runs, and reports its own errors.
    (error: unknown) => console.warn(error),
  );
  const program = {
    ...compiled,
    job: { ...compiled.job, timed: true, seconds },
  };
  const progress = (text: string) =>
    change((before) => ({ ...before, progress: text }));
  const runner = await runnerOf(release, progress, signal);
  if (signal.aborted) return;
  progress(`Starting o1js ${release.o1js}`);
  signal.addEventListener('abort', () => runner.stop());
  const show = inFrames((events) => {
    const now = performance.now();
    change((before) =>
      events.reduce(
        (state, event) =>
          afterEvent(state, event, { program, release, above }, now),
        before,
      ),
    );
  });
  runner.run(program.job, show);
}

/** @returns a function that collects events until the next frame, because a program may emit thousands */
function inFrames(
  show: (events: RunEvent[]) => void,
): (event: RunEvent) => void {
  let waiting: RunEvent[] = [];
  return (event) => {
    waiting.push(event);
    if (waiting.length > 1) return;
    // Not requestAnimationFrame, because a page in the background draws no frames.
    setTimeout(() => {
      const events = waiting;
      waiting = [];
      show(events);
    }, 16);
  };
}
