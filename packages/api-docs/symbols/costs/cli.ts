import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';

// `npm run costs -- --write [current …]` measures the costs of symbols, and records
// them; `--check` compares them with the recorded ones.
const [action, ...named] = process.argv.slice(2);
const known = releases.map(({ docsVersion }) => docsVersion);
const isKnown = named.every((name) => known.includes(name));
if ((action !== '--write' && action !== '--check') || !isKnown) {
  console.error(
    `Write npm run costs -- --write, or -- --check. Docs versions can follow: ${known.join(' ')}`,
  );
  process.exit(1);
}
const measureRelease = path.join(import.meta.dirname, 'measure-release.ts');
const statuses = (named.length > 0 ? named : known).map(
  (docsVersion) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', measureRelease, projectFolder, docsVersion, action],
      { stdio: 'inherit' },
    ).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
