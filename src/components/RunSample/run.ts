import siteConfig from '@generated/docusaurus.config';
import { runFolder } from '@site/config/run-samples';
import { pageBlocks, type PageBlock } from './page-blocks';
import type { RunData, RunJob } from './run-data';
import { Runner } from './Runner';
import { RunView } from './RunView';

const { baseUrl } = siteConfig;
const folder = `${baseUrl}${runFolder}/`;

/** The run that goes on. */
let current: { button: HTMLButtonElement; abort: AbortController } | undefined;

/** The frame of the release that ran last. */
let warm: { bundle: string; runner: Runner } | undefined;

/** Runs the block of a button; the button of the block that runs stops it. */
export function pressRun(button: HTMLButtonElement): void {
  const isStop = current?.button === button;
  current?.abort.abort();
  if (!isStop) void run(button);
}

async function run(button: HTMLButtonElement): Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const own = { button, abort };
  current = own;
  const view = new RunView(button, () => pressRun(button));
  const finish = () => {
    if (current === own) current = undefined;
  };
  signal.addEventListener('abort', () => {
    finish();
    view.show(['finished', 'stopped', '']);
  });
  try {
    const data = await readData(signal);
    const blocks = pageBlocks(data);
    const block = blocks.find(({ element }) => element.contains(button));
    const job = block && jobOf(data, block);
    if (!job) throw new RangeError('The block has no program.');
    const runner = await runnerOf(data, view, signal);
    view.start(data, blocks, block);
    signal.addEventListener('abort', () => runner.stop());
    runner.run(job, (event) => {
      if (event[0] === 'finished') finish();
      view.show(event);
    });
  } catch (error) {
    if (signal.aborted) return;
    finish();
    view.fail(error);
  }
}

/** @throws Error when the page's file cannot be loaded */
async function readData(signal: AbortSignal): Promise<RunData> {
  const route = window.location.pathname
    .slice(baseUrl.length)
    .replace(/\/$/, '');
  // It names the other files, which a new build may have taken away.
  const response = await fetch(`${folder}pages/${route || 'index'}.json`, {
    cache: 'no-cache',
    signal,
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as RunData;
}

/** @returns the frame of the page's release, which is loaded unless it ran last. */
async function runnerOf(
  data: RunData,
  view: RunView,
  signal: AbortSignal,
): Promise<Runner> {
  const { bundle, o1js } = data;
  if (warm?.bundle === bundle.file) return warm.runner;
  warm?.runner.end();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    view.progress(
      bytes < bundle.bytes
        ? `Loading o1js ${o1js}: ${megabytes(bytes)} of ${megabytes(bundle.bytes)} MB`
        : `Starting o1js ${o1js}`,
    );
  onBytes(0);
  const runner = await Runner.start(folder, data, onBytes, signal, () => {
    if (warm?.runner === runner) warm = undefined;
  });
  warm = { bundle: bundle.file, runner };
  return runner;
}

/** @returns the program up to the block; undefined for a block without Run. */
function jobOf(
  { programs }: RunData,
  { run: place }: PageBlock,
): RunJob | undefined {
  const program = place && programs[place.program];
  if (!program) return undefined;
  return {
    code: program.parts
      .slice(0, place.part + 1)
      .map(({ code }) => code)
      .join('\n'),
    results: program.results,
    samples: program.samples.slice(0, place.part + 1),
  };
}
