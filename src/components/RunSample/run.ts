import siteConfig from '@generated/docusaurus.config';
import { pageBlocks, type PageBlock } from './page-blocks';
import type { RunData, RunJob } from './run-data';
import { RunView } from './RunView';
import { runAddress, runnerOf } from './warm-runner';

const { baseUrl } = siteConfig;

/** The current run. */
let current: { button: HTMLButtonElement; abort: AbortController } | undefined;

/** Runs the block of a button, or stops it if it is running. */
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
    if (!block) throw new RangeError('The page shows other samples.');
    const location = {
      o1js: data.o1js,
      route: routeOfPage(),
      line: block.startLine,
    };
    const job = jobOf(data, block);
    if (!job) {
      finish();
      view.handOver(location);
      return;
    }
    const runner = await runnerOf(data, (text) => view.progress(text), signal);
    view.start(data, blocks, block, location);
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

/** @returns the page's address below the site's base. */
function routeOfPage(): string {
  return window.location.pathname.slice(baseUrl.length).replace(/\/$/, '');
}

/** @throws Error if the page's file cannot be loaded */
async function readData(signal: AbortSignal): Promise<RunData> {
  // The file names other files, which exist only in the latest build.
  const response = await fetch(
    `${runAddress}pages/${routeOfPage() || 'index'}.json`,
    {
      cache: 'no-cache',
      signal,
    },
  );
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as RunData;
}

/** @returns the program up to the block; undefined if it makes proofs */
function jobOf(
  { programs }: RunData,
  { run: end }: PageBlock,
): RunJob | undefined {
  const program = end && programs[end.program];
  if (!program) return undefined;
  return {
    code: program.parts
      .slice(0, end.part + 1)
      .map(({ code }) => code)
      .join('\n'),
    results: program.results,
    samples: program.samples.slice(0, end.part + 1),
  };
}
