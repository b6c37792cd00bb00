import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { checkedCount } from './checked';
import { readBrowserFigures, type BrowserFigures } from '../measure/browser';
import { readCosts, type CircuitCosts } from '../measure/circuit-costs';
import { readTimes, type SampleTimes, type Times } from '../measure/times';

/** Measured figures of a release, by the ids of its samples, as text for a page. */
export class Figures {
  readonly costs: CircuitCosts;
  private readonly times: Times;
  private readonly browser: BrowserFigures;

  constructor(
    private readonly release: InstalledRelease,
    private readonly siteFolder: string,
  ) {
    this.costs = readCosts(release, siteFolder);
    this.times = readTimes(release, siteFolder);
    this.browser = readBrowserFigures(release, siteFolder);
  }

  /**
   * @param of a release's label, or `all` releases
   * @param what e.g. `run` or `statements`
   * @returns how many samples or statements are checked, e.g. `1,401`
   * @throws Error when that is not counted
   */
  checked(of: string, what: string): string {
    return checkedCount(of, what, this.siteFolder);
  }

  /**
   * @returns the rows of a circuit, e.g. `14,493`
   * @throws Error when nothing is recorded under the id, or several circuits are
   */
  rows(id: string, method?: string): string {
    const { circuits } = pick(this.costs.samples, id, costsCommand);
    return pickStep(circuits, id, method).rows.toLocaleString('en-US');
  }

  /**
   * @param backend the prover, if the sample was measured with both
   * @returns how long a step took, e.g. `8.4 s`
   * @throws Error when nothing is recorded under the id, or several such steps are
   */
  time(id: string, step: string, method?: string, backend?: string): string {
    return inSeconds(this.seconds(id, step, method, backend));
  }

  /**
   * @returns how many times as long a step took with the WebAssembly prover as with the native one, e.g. `3.1 times`
   * @throws Error when the sample was not measured with both, or has several such steps
   */
  speedup(id: string, step: string, method?: string): string {
    const native = this.seconds(id, step, method, 'native');
    const wasm = this.seconds(id, step, method, 'wasm');
    return `${(wasm / native).toFixed(1)} times`;
  }

  /**
   * @returns the most memory that the sample's program took, e.g. `810 MB`
   * @throws Error when it is not recorded
   */
  memory(id: string, backend?: string): string {
    const times = pick(this.times.samples, id, timesCommand);
    const { megabytes } = measuredOn(times, id, backend);
    if (megabytes) return `${megabytes.toLocaleString('en-US')} MB`;
    throw new Error(
      `The memory of “${id}” is not recorded yet. Run: ${timesCommand}`,
    );
  }

  private seconds(
    id: string,
    step: string,
    method?: string,
    backend?: string,
  ): number {
    const times = pick(this.times.samples, id, timesCommand);
    const { steps } = measuredOn(times, id, backend);
    return pickStep(steps, id, method ? `${method}.${step}` : step);
  }

  /**
   * @returns where the times of a sample were measured
   * @throws Error when nothing is recorded under the id
   */
  measuredOn(id: string): string {
    const times = pick(this.times.samples, id, timesCommand);
    const { cpu, cores, node } = times.machine;
    const provers = times.wasm ? 'each' : `the ${times.backend}`;
    return `o1js ${this.release.o1jsVersion} with ${provers} prover on ${cpu}, ${cores} cores, Node ${node}`;
  }

  /**
   * @param as `gzip` as it comes over the network, or `raw`
   * @returns what an example project downloads, e.g. `176 kB`
   * @throws Error when nothing is recorded of the project or part
   */
  download(project: string, part: string, as: 'gzip' | 'raw'): string {
    const { downloads } = pick(this.browser.samples, project, browserFigures);
    const bytes = pickStep(downloads, project, part)[as];
    return bytes < 1e6
      ? `${Math.round(bytes / 1e3)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;
  }

  /**
   * @returns how long a stage of an example project took, e.g. `2.1 s`
   * @throws Error when nothing is recorded of the project or stage
   */
  browserTime(project: string, stage: string): string {
    const { stages } = pick(this.browser.samples, project, browserFigures);
    return inSeconds(pickStep(stages, project, stage));
  }

  /**
   * @returns where an example project was measured
   * @throws Error when nothing is recorded of it
   */
  browserMeasuredOn(project: string): string {
    const { browser, machine } = pick(
      this.browser.samples,
      project,
      browserFigures,
    );
    return `o1js ${this.release.o1jsVersion} in ${browser} on ${machine.cpu}, ${machine.cores} cores`;
  }
}

/** Records the costs of samples. */
const costsCommand = 'npm run test:samples -- -u';

/** Records the times of samples. */
const timesCommand = 'npx tsx packages/samples/cli/times.ts';

/** Records the figures of example projects. */
const browserFigures = 'npx tsx scripts/test-examples.ts --write';

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}

function pick<T>(
  samples: Readonly<Record<string, T>>,
  id: string,
  command: string,
): T {
  const found = samples[id];
  if (found !== undefined) return found;
  throw new Error(
    `No figures are recorded of “${id}”. ` +
      `Recorded on this release: ${Object.keys(samples).join(', ') || 'none'}. ` +
      `To record them, run: ${command}`,
  );
}

/** Picks what was measured with one of the provers. */
function measuredOn(times: SampleTimes, id: string, backend?: string) {
  if (backend === undefined || backend === times.backend) return times;
  if (backend === 'wasm' && times.wasm) return times.wasm;
  throw new Error(
    `Nothing is recorded of “${id}” with the ${backend} prover. ` +
      `On a machine with a native prover run: ${timesCommand}`,
  );
}

/** Picks an entry by its whole name or the end of it: `run` is `Add.run`. */
function pickStep<T>(
  entries: Readonly<Record<string, T>>,
  id: string,
  name?: string,
): T {
  const matching = Object.entries(entries).filter(
    ([key]) => name === undefined || key === name || key.endsWith(`.${name}`),
  );
  const [first] = matching;
  if (first && matching.length === 1) return first[1];
  throw new Error(
    `“${id}” has ${matching.length === 0 ? `no ${name}` : 'several figures'}. ` +
      `Name one of: ${Object.keys(entries).join(', ')}`,
  );
}
