import { rmSync } from 'node:fs';
import { type CommandCost, measureCommand } from './process-tree';

/** What `npm run build` costs without and with the caches of an earlier build. */
export interface BuildCost {
  cold: CommandCost;
  warm: CommandCost;
}

/** Caches of Docusaurus, its bundler, search, and what plugins keep. The generated API reference stays, as it does where only guides change. */
const caches = [
  '.docusaurus',
  'node_modules/.cache',
  '.cache/search',
  '.cache/kept',
];

/** Builds the site twice, into a folder beside the build. */
export async function measureBuild(): Promise<BuildCost> {
  for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  const build = () =>
    measureCommand(['npm', 'run', 'build', '--', '--out-dir', '.cache/bench']);
  const cold = await build();
  const warm = await build();
  rmSync('.cache/bench', { recursive: true });
  return { cold, warm };
}
