import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CompiledProgram,
  ReleaseFiles,
  RunEvent,
} from '@o1js-docs/runner/run/data';
import { textHash } from '@o1js-docs/markdown/textHash';
import { loadFile } from './files';
import { keepTimes, ownTimes } from './own-times';
import { Runner } from './Runner';
import { afterEvent, nothingRun, type RunState } from './run-state';

/** Changes the state of a run. */
type Change = (change: (before: RunState) => RunState) => void;

/** A program and its release, or the state of a run that can't start. */
export type Prepared =
  | {
      program: CompiledProgram;
      release: ReleaseFiles;
      /** The site's own program, unchanged. It runs in the page, which isn't safe for others. */
      isOwn?: boolean;
      /** Seconds that its steps took when they were measured. */
      measured?: Readonly<Record<string, number>>;
    }
  | RunState;

/** Loads or compiles a program. */
export type Prepare = (
  signal: AbortSignal,
  change: Change,
) => Promise<Prepared>;

/** The latest run of the page. Only one runs at a time. */
let latest: AbortController | undefined;

/** Runs programs, one at a time. A component that goes away stops its program. */
export function useRun() {
  const [state, setState] = useState(nothingRun);
  const own = useRef<AbortController>(undefined);
  const stop = useCallback(() => own.current?.abort(), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const { ended, times, errors, codeHash } = state;
    if (codeHash === undefined || times.length === 0) return;
    if (ended?.how !== 'ended' || errors.length > 0) return;
    const entries = times.map(({ step, seconds }) => [step, seconds] as const);
    keepTimes(codeHash, Object.fromEntries(entries));
  }, [state]);
  const start = useCallback((prepare: Prepare) => {
    latest?.abort();
    latest = own.current = new AbortController();
    setState({ ...nothingRun, progress: 'Loading', since: performance.now() });
    void runProgram(prepare, latest.signal, setState);
  }, []);
  return { state, isRunning: state.progress !== '', start, stop };
}

const stopped = { how: 'stopped', milliseconds: 0 } as const;

/** The first run of a page that dies is made again, because a browser that was asleep may kill it without a reason. */
let mayTryAgain = true;

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
    change((before) => ({
      ...before,
      progress: text,
      since: before.progress === text ? before.since : performance.now(),
    }));
  try {
    const prepared = await prepare(signal, change);
    if (!('program' in prepared)) return change(() => prepared);
    const { program, release, isOwn = false, measured = {} } = prepared;
    const { job } = program;
    const hash = textHash(job.code);
    const own = ownTimes(hash);
    change((before) => ({
      ...before,
      codeHash: hash,
      limit: job.seconds ?? before.limit,
      expected: { isOwn: own !== undefined, seconds: own ?? measured },
    }));
    const runner = await runnerOf(release, isOwn, progress, signal);
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
    runner.run(job, (event) => {
      const isDead = event[0] === 'finished' && event[1] === 'crashed';
      if (!isDead || !mayTryAgain) return show(event);
      mayTryAgain = false;
      runner.end();
      void runProgram(() => Promise.resolve(prepared), signal, setState);
    });
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

/** The runner of the latest release. */
let warm: { name: string; runner: Runner } | undefined;

/**
 * @param isOwn for the site's own programs
 * @param progress called with a text for the reader
 * @returns the runner of a release, which is loaded if another one ran last
 * @throws Error if a file cannot be loaded, or the signal aborts
 */
async function runnerOf(
  release: ReleaseFiles,
  isOwn: boolean,
  progress: (text: string) => void,
  signal: AbortSignal,
): Promise<Runner> {
  const { bundle, o1js, worker } = release;
  const name = `${bundle.file} ${isOwn}`;
  if (warm?.name === name && warm.runner.isThere) return warm.runner;
  warm?.runner.end();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    progress(
      bytes < bundle.bytes
        ? `Loading o1js ${o1js}: ${megabytes(bytes)} of ${megabytes(bundle.bytes)} MB`
        : `Starting o1js ${o1js}`,
    );
  onBytes(0);
  const unpacked = await loadBundle(bundle.file, onBytes, signal);
  const runner = new Runner();
  if (isOwn) runner.loadInPage(worker, unpacked);
  else await runner.loadInFrame(release, unpacked, signal);
  if (signal.aborted) runner.end();
  signal.throwIfAborted();
  warm = { name, runner };
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
