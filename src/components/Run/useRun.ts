import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CompiledProgram,
  ReleaseFiles,
  RunEvent,
} from '@o1js-docs/runner/run/data';
import { loadFile, runAddress } from './files';
import { Runner } from './Runner';
import { afterEvent, nothingRun, type RunState } from './run-state';

/** Changes the state of a run. */
type Change = (change: (before: RunState) => RunState) => void;

/** A program and its release, or the state of a run that can't start. */
export type Prepared =
  { program: CompiledProgram; release: ReleaseFiles } | RunState;

/** Loads or compiles a program. */
export type Prepare = (
  signal: AbortSignal,
  change: Change,
) => Promise<Prepared>;

/** A run of a component's program. */
interface Run {
  state: RunState;
  isRunning: boolean;
  start: (prepare: Prepare) => void;
  stop: () => void;
}

/** The latest run of the page. Only one runs at a time. */
let latest: AbortController | undefined;

/** Runs programs, one at a time. A component that goes away stops its program. */
export function useRun(): Run {
  const [state, setState] = useState(nothingRun);
  const own = useRef<AbortController>(undefined);
  const stop = useCallback(() => own.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = useCallback((prepare: Prepare) => {
    latest?.abort();
    latest = own.current = new AbortController();
    setState({ ...nothingRun, progress: 'Loading' });
    void runProgram(prepare, latest.signal, setState);
  }, []);
  return { state, isRunning: state.progress !== '', start, stop };
}

const stopped = { how: 'stopped', milliseconds: 0 } as const;

async function runProgram(
  prepare: Prepare,
  signal: AbortSignal,
  setState: Change,
): Promise<void> {
  signal.addEventListener('abort', () =>
    setState((before) =>
      before.progress ? { ...before, progress: '', ended: stopped } : before,
    ),
  );
  const change: Change = (next) => {
    if (!signal.aborted) setState(next);
  };
  const progress = (text: string) =>
    change((before) => ({ ...before, progress: text }));
  try {
    const prepared = await prepare(signal, change);
    if (!('program' in prepared)) return change(() => prepared);
    const { program, release } = prepared;
    const runner = await runnerOf(release, progress, signal);
    progress(`Starting o1js ${release.o1js}`);
    signal.addEventListener('abort', () => runner.stop());
    const show = inFrames((events) => {
      const now = performance.now();
      change((before) =>
        events.reduce(
          (state, event) => afterEvent(state, event, program, release, now),
          before,
        ),
      );
    });
    runner.run(program.job, show);
  } catch (error) {
    if (signal.aborted) return;
    console.warn(error);
    const isOther = error instanceof RangeError;
    change(() => ({
      ...nothingRun,
      message: isOther
        ? 'The site has changed since this page was loaded. Reload the page, then press Run.'
        : 'o1js could not be loaded. Check the connection.',
      remedy: isOther ? 'Reload' : 'Try again',
    }));
  }
}

/** The frame of the latest release. */
let warm: { bundle: string; runner: Runner } | undefined;

/**
 * @param progress called with a text for the reader
 * @returns the frame of a release, which is loaded if another release ran last
 * @throws Error if a file cannot be loaded, or the signal aborts
 */
async function runnerOf(
  { bundle, o1js, worker }: ReleaseFiles,
  progress: (text: string) => void,
  signal: AbortSignal,
): Promise<Runner> {
  if (warm?.bundle === bundle.file && warm.runner.isThere) return warm.runner;
  warm?.runner.end();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    progress(
      bytes < bundle.bytes
        ? `Loading o1js ${o1js}: ${megabytes(bytes)} of ${megabytes(bundle.bytes)} MB`
        : `Starting o1js ${o1js}`,
    );
  onBytes(0);
  const [script, unpacked] = await Promise.all([
    loadFile(worker, { signal }).then((response) => response.text()),
    loadBundle(bundle.file, onBytes, signal),
  ]);
  const runner = new Runner();
  await runner.load(runAddress, script, unpacked);
  if (signal.aborted) runner.end();
  signal.throwIfAborted();
  warm = { bundle: bundle.file, runner };
  return runner;
}

/**
 * Loads and unpacks o1js.
 *
 * @param onBytes called with the number of loaded bytes
 */
async function loadBundle(
  file: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const { body } = await loadFile(file, { signal });
  let bytes = 0;
  type Chunk = Uint8Array<ArrayBuffer>;
  const counting = new TransformStream<Chunk, Chunk>({
    transform(chunk, controller) {
      onBytes((bytes += chunk.length));
      controller.enqueue(chunk);
    },
  });
  const unpacked = body!
    .pipeThrough(counting)
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).arrayBuffer();
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
