// `npm start` and `npm run build`: writes the generated pages, then runs
// Docusaurus. Arguments are Docusaurus' own. `npm start` shows Current, and
// VERSIONS names others: VERSIONS=all npm start.
import { spawnSync } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
if (command === 'start') process.env.VERSIONS ??= 'current';

const { documented, releases } = await import('@o1js-docs/project/releases');

if (command === 'start') {
  const hidden = documented.filter((release) => !releases.includes(release));
  console.log(
    `Preparing the pages of ${releases.map(({ label }) => label).join(', ')}, which takes a minute the first time. Docusaurus then prints the address.`,
  );
  if (hidden.length > 0) {
    console.log(
      `Not shown: ${hidden.map(({ label }) => label).join(', ')}. To see all versions: VERSIONS=all npm start`,
    );
  }
}

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
  ...(command === 'build' ? [`--max-old-space-size=${heap}`] : []),
  '--max-semi-space-size=32',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  command!,
  ...args,
);
