import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf, isJsx } from '@o1js-docs/markdown/jsx';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { checkedCount } from './checked';
import { linesOfProgram } from './lines-of-program';
import { readCosts } from '../measure/circuit-costs';
import { readTimes, type SampleTimes } from '../measure/times';

/** The recorded figures of a release. */
interface Recorded {
  o1js: string;
  siteFolder: string;
  costs: ReturnType<typeof readCosts>['samples'];
  times: ReturnType<typeof readTimes>['samples'];
}

type Attributes = Record<string, string>;

/** @returns the recorded figures of a release */
export function readFigures(
  release: InstalledRelease,
  siteFolder: string,
): Recorded {
  return {
    o1js: release.o1jsVersion,
    siteFolder,
    costs: readCosts(release, siteFolder).samples,
    times: readTimes(release, siteFolder).samples,
  };
}

/**
 * Components that show a figure as text. Their attribute `of` names a sample. They throw
 * an Error that says what to do if nothing is recorded, or if several figures are.
 */
export const figures: Readonly<
  Record<string, (recorded: Recorded, attributes: Attributes) => string>
> = {
  /** The rows of a circuit, e.g. `14,493` */
  Rows({ costs }, { of = '', method }) {
    const { circuits } = pick(costs, of, costsCommand);
    return pickStep(circuits, of, method).rows.toLocaleString('en-US');
  },
  /** The time of a step, with one prover if the sample was measured with both, e.g. `8.4 s` */
  Time: ({ times }, attributes) => inSeconds(secondsOf(times, attributes)),
  /** How many times as long a step took with the WebAssembly prover as with the native one, e.g. `3.1 times` */
  Speedup({ times }, attributes) {
    const native = secondsOf(times, { ...attributes, backend: 'native' });
    const wasm = secondsOf(times, { ...attributes, backend: 'wasm' });
    return `${(wasm / native).toFixed(1)} times`;
  },
  /** The most memory that the sample's program took, e.g. `810 MB` */
  Memory({ times }, attributes) {
    const { megabytes } = measuredWith(times, attributes);
    return `${megabytes.toLocaleString('en-US')} MB`;
  },
  /** The machine on which the times of a sample were measured */
  MeasuredOn({ times, o1js }, { of = '' }) {
    const { machine, wasm, backend } = pick(times, of, timesCommand);
    const { cpu, cores, node } = machine;
    const provers = wasm ? 'each' : `the ${backend}`;
    return `o1js ${o1js} with ${provers} prover on ${cpu}, ${cores} cores, Node ${node}`;
  },
  /** How many samples or statements of all guides are checked, e.g. `1,401` */
  Checked: ({ siteFolder }, { what = '' }) => checkedCount(what, siteFolder),
  /** The lines of the program of a guide, or of a project in `examples`, e.g. `150` */
  Lines: ({ siteFolder }, { of = '' }) =>
    linesOfProgram(of, siteFolder).toLocaleString('en-US'),
  /** The release of the page's samples, e.g. `2.15.0` */
  Release: ({ o1js }) => o1js,
};

/** @returns true if a component shows a recorded figure */
export function isFigure(name: string): boolean {
  return name in figures;
}

/**
 * Replaces components by the recorded figures, as text.
 *
 * @param fail called with what is wrong with a component; does not return
 */
export function insertFigures(
  tree: Root,
  recorded: Recorded,
  fail: (message: string, node: RootContent) => never,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'root' || !isJsx(node)) return;
    const figure = figures[node.name ?? ''];
    if (!figure || parent === undefined || index === undefined) return;
    let value: string;
    try {
      value = figure(recorded, attributesOf(node));
    } catch (error) {
      return fail((error as Error).message, node);
    }
    const text = { type: 'text', value } as const;
    const isBlock = node.type === 'mdxJsxFlowElement';
    parent.children.splice(
      index,
      1,
      isBlock ? { type: 'paragraph', children: [text] } : text,
    );
    return [SKIP, index];
  });
}

/** Records the costs of samples. */
const costsCommand = 'npm run test:samples -- -u';

/** Records the times of samples. */
const timesCommand = 'npx tsx packages/samples/cli/times.ts';

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

/** Picks the measurements with one of the provers. */
function measuredWith(
  samples: Readonly<Record<string, SampleTimes>>,
  { of = '', backend }: Attributes,
) {
  const times = pick(samples, of, timesCommand);
  if (backend === undefined || backend === times.backend) return times;
  if (backend === 'wasm' && times.wasm) return times.wasm;
  throw new Error(
    `Nothing is recorded of “${of}” with the ${backend} prover. ` +
      `On a machine with a native prover run: ${timesCommand}`,
  );
}

function secondsOf(
  samples: Readonly<Record<string, SampleTimes>>,
  attributes: Attributes,
): number {
  const { of = '', step = '', method } = attributes;
  const { steps } = measuredWith(samples, attributes);
  return pickStep(steps, of, method ? `${method}.${step}` : step);
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
