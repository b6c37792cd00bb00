import siteConfig from '@generated/docusaurus.config';
import { runFolder } from '@o1js-docs/runner/run/paths';
import type {
  CompiledProgram,
  ReleaseFiles,
  RunEvent,
} from '@o1js-docs/runner/run/data';
import { Runner } from './Runner';
import { afterEvent, nothingRun, type RunState } from './run-state';

/** Address of the folder with the files that programs need. */
export const runAddress = `${siteConfig.baseUrl}${runFolder}/`;

/** Changes the state of a run. */
export type Change = (change: (before: RunState) => RunState) => void;

/** A program and its release, or the state of a run that can't start. */
export type Prepared =
  { program: CompiledProgram; release: ReleaseFiles } | RunState;

/** Loads or compiles a program. */
export type Prepare = (
  signal: AbortSignal,
  change: Change,
) => Promise<Prepared>;

/** The latest run of the page. Only one runs at a time. */
let latest: AbortController | undefined;

/**
 * Runs a program, and stops the one that runs.
 *
 * @param own aborts the run
 * @param change called with each change of its state
 */
export async function runProgram(
  prepare: Prepare,
  own: AbortController,
  change: Change,
): Promise<void> {
  latest?.abort();
  latest = own;
  const { signal } = own;
  const done = new AbortController();
  const onStop = (stop: () => void) =>
    signal.addEventListener('abort', stop, { signal: done.signal });
  onStop(() =>
    change((before) => ({
      ...before,
      progress: '',
      ended: { how: 'stopped', milliseconds: 0 },
    })),
  );
  const changeOwn: Change = (next) => {
    if (!signal.aborted) change(next);
  };
  const progress = (text: string) =>
    changeOwn((before) => ({ ...before, progress: text }));
  try {
    const prepared = await prepare(signal, changeOwn);
    if (!('program' in prepared)) {
      done.abort();
      changeOwn(() => prepared);
      return;
    }
    const { program, release } = prepared;
    const runner = await runnerOf(release, progress, signal);
    signal.throwIfAborted();
    progress(`Starting o1js ${release.o1js}`);
    onStop(() => runner.stop());
    const show = inFrames((events) => {
      const now = performance.now();
      changeOwn((before) =>
        events.reduce(
          (state, event) => afterEvent(state, event, program, release, now),
          before,
        ),
      );
      if (events.at(-1)?.[0] === 'finished') done.abort();
    });
    runner.run(program.job, show);
  } catch (error) {
    if (signal.aborted) return;
    done.abort();
    console.warn(error);
    const isOther = error instanceof RangeError;
    changeOwn(() => ({
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
  data: ReleaseFiles,
  progress: (text: string) => void,
  signal: AbortSignal,
): Promise<Runner> {
  const { bundle, o1js } = data;
  if (warm?.bundle === bundle.file) return warm.runner;
  warm?.runner.end();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    progress(
      bytes < bundle.bytes
        ? `Loading o1js ${o1js}: ${megabytes(bytes)} of ${megabytes(bundle.bytes)} MB`
        : `Starting o1js ${o1js}`,
    );
  onBytes(0);
  const runner = await Runner.start(runAddress, data, onBytes, signal, () => {
    if (warm?.runner === runner) warm = undefined;
  });
  warm = { bundle: bundle.file, runner };
  return runner;
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
