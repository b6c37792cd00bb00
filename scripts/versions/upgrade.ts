// `npm run o1js:upgrade -- 2.16.0`: moves Current and the example projects to
// another o1js release, and prints what does not work with it.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { currentRelease } from '@o1js-docs/project/releases';
import { refreshReferences } from '@o1js-docs/api-docs/reference/freshness';
import { stop } from '../stop';
import { offerUndo, readVersion, run, succeeds } from './change-project';

/** Run the samples and record their figures again, then those of symbols. Each goes on after a failure of the one before it. */
const checks = [
  'npm run test:samples -- -u --project "Current*"',
  'npm run costs -- current',
];

const version = readVersion('o1js:upgrade');
const siteFolder = process.cwd();
const { o1jsVersion } = installedRelease(currentRelease(), siteFolder);

if (version === o1jsVersion) stop(`Current documents o1js ${version} already.`);
offerUndo('git checkout . && npm ci');
run(`npm install --save-exact o1js@${version}`);
for (const name of readdirSync('examples')) moveExample(`examples/${name}`);
refreshReferences();
const failed = checks.filter((command) => !succeeds(command));
if (failed.length > 0) {
  stop(
    `Current is on o1js ${version} (before: ${o1jsVersion}). Correct what is printed above, then run again:\n  ${failed.join('\n  ')}`,
  );
}
console.log(
  `Current documents o1js ${version} (before: ${o1jsVersion}). The samples work. git diff docs/_measured shows the costs that changed. Next: npx tsx packages/samples/cli/times.ts docs, a changelog entry, npm test.`,
);

/** Pins the release in an example project, and in its lock file if it has one. */
function moveExample(project: string): void {
  if (!existsSync(path.join(project, 'package.json'))) return;
  run(`npm pkg set dependencies.o1js=${version}`, project);
  if (!existsSync(path.join(project, 'package-lock.json'))) return;
  run('npm install --package-lock-only --ignore-scripts', project);
}
