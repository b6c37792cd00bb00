import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';

const measureRelease = path.join(import.meta.dirname, 'measure-release.ts');

// `npm run costs -- --write [current …]` measures the costs of symbols, and records
// them; `--check` compares them with the recorded ones.
const [action, ...named] = process.argv.slice(2);
const known = releases.map(({ docsVersion }) => docsVersion);
const unknown = named.find((name) => !known.includes(name));
if (action !== '--write' && action !== '--check') {
  console.error('Write npm run costs -- --write, or -- --check');
  process.exit(1);
}
if (unknown) {
  console.error(
    `No docs version is called ${unknown}. There are: ${known.join(', ')}`,
  );
  process.exit(1);
}
const statuses = (named.length > 0 ? named : known).map(
  (docsVersion) =>
    spawnSync(
      process.execPath,
      [
        ...['--import', 'tsx', measureRelease],
        ...[projectFolder, docsVersion, action.slice('--'.length)],
      ],
      { stdio: 'inherit' },
    ).status,
);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
