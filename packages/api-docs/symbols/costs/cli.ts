import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { measureRelease } from './measure-release';

// `npm run costs -- [current …]` measures the costs of symbols, and records them.
const named = process.argv.slice(2);
const known = releases.map(({ docsVersion }) => docsVersion);
if (!named.every((name) => known.includes(name))) {
  throw new Error(`Name docs versions, or none for all: ${known.join(', ')}.`);
}
const errors: string[] = [];
for (const release of releases) {
  if (named.length > 0 && !named.includes(release.docsVersion)) continue;
  errors.push(...(await measureRelease(release, projectFolder)));
}
if (errors.length > 0) console.error(errors.join('\n'));
// The threads of o1js would keep the process.
process.exit(errors.length > 0 ? 1 : 0);
