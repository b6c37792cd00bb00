import type { InstalledRelease } from '../../../config/installed-release';
import { readCosts, type CircuitCosts } from '../measure/circuit-costs';
import { readTimes, type Times } from '../measure/times';

/** Measured figures of a release, by the ids of its samples, as text for a page. */
export class Figures {
  readonly costs: CircuitCosts;
  private readonly times: Times;

  constructor(
    private readonly release: InstalledRelease,
    siteFolder: string,
  ) {
    this.costs = readCosts(release, siteFolder);
    this.times = readTimes(release, siteFolder);
  }

  /**
   * @returns the rows of a circuit, e.g. `14,493`
   * @throws Error when nothing is recorded under the id, or several circuits are
   */
  rows(id: string, method?: string): string {
    const { circuits } = pick(this.costs.samples, id, 'costs');
    return pickStep(circuits, id, method).rows.toLocaleString('en-US');
  }

  /**
   * @returns how long a step took, e.g. `8.4 s`
   * @throws Error when nothing is recorded under the id, or several such steps are
   */
  time(id: string, step: string, method?: string): string {
    const { steps } = pick(this.times.samples, id, 'times');
    const seconds = pickStep(steps, id, method ? `${method}.${step}` : step);
    return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  }

  /**
   * @returns where the times of a sample were measured
   * @throws Error when nothing is recorded under the id
   */
  measuredOn(id: string): string {
    const { machine, backend } = pick(this.times.samples, id, 'times');
    const { cpu, cores, node } = machine;
    return `o1js ${this.release.o1jsVersion} with the ${backend} prover on ${cpu}, ${cores} cores, Node ${node}`;
  }
}

function pick<T>(
  samples: Readonly<Record<string, T>>,
  id: string,
  kind: 'costs' | 'times',
): T {
  const found = samples[id];
  if (found !== undefined) return found;
  throw new Error(
    `No ${kind} are recorded of a sample “${id}”. ` +
      `Recorded on this release: ${Object.keys(samples).join(', ') || 'none'}. ` +
      `To record them, run: npm run ${kind} -- --write`,
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
