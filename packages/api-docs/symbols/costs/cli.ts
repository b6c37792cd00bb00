import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { measureRelease } from './measure-release';

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
const errors: string[] = [];
for (const release of releases) {
  if (named.length > 0 && !named.includes(release.docsVersion)) continue;
  errors.push(...(await measureRelease(release, projectFolder, action)));
}
if (errors.length > 0) console.error(errors.join('\n'));
// The threads of o1js would keep the process.
process.exit(errors.length > 0 ? 1 : 0);
