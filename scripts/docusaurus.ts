// `npm run build`: writes the generated pages, then runs Docusaurus' build with a
// heap that follows the number of versions. Arguments are Docusaurus' own.
import { spawnSync } from 'node:child_process';
import { releases } from '@o1js-docs/project/releases';

/**
 * Megabytes. Without a limit, V8 collects garbage late, and the build takes
 * much more memory than it needs. With three versions it ran out at 768, and the limit leaves 200 to spare.
 */
const heap = 650 + 110 * releases.length;

/** A process gives its memory back when it ends. */
function run(...args: string[]): void {
  if (process.exitCode) return;
  const { status, error } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  process.exitCode = status ?? 1;
}

run('--import', 'tsx', 'scripts/generate.ts');
run(
  '--env-file=config/docusaurus.env',
  `--max-old-space-size=${heap}`,
  '--max-semi-space-size=32',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  'build',
  ...process.argv.slice(2),
);
