// `npm run o1js:upgrade -- 2.16.0`: moves Current to another o1js release.
import { installedRelease } from '../../config/installed-release';
import { currentRelease } from '../../config/releases';
import { refreshReferences } from '../../plugins/api-reference/refresh-references';
import { readCosts } from '../../plugins/code-samples/measure/circuit-costs';
import {
  assertCleanTree,
  command,
  readVersionArgument,
  run,
  succeeds,
} from './command';
import { changedCosts } from './changed-costs';

const siteFolder = process.cwd();

await command(async () => {
  const version = readVersionArgument('o1js:upgrade');
  const current = currentRelease();
  const { o1jsVersion: before } = installedRelease(current, siteFolder);
  if (version === before) {
    throw new Error(`Current documents o1js ${version} already.`);
  }
  assertCleanTree();

  const costsBefore = readCosts(current, siteFolder);
  run('npm', ['install', '--save-exact', `${current.npmPackage}@${version}`]);
  await refreshReferences(siteFolder);
  const costsWritten = succeeds('npm', [
    'run',
    'costs',
    '--',
    '--write',
    'docs',
  ]);
  for (const line of changedCosts(
    costsBefore,
    readCosts(current, siteFolder),
  )) {
    console.log(line);
  }
  const samplesHold = succeeds('npm', [
    'run',
    'test:samples',
    '--',
    '--no-prove',
    'docs',
  ]);
  console.log(
    costsWritten && samplesHold
      ? `Current documents o1js ${version}; before, ${before}. The samples hold. Next: a changelog entry, npm run times -- --write, npm test.`
      : `Current is on o1js ${version}; before, ${before}. Mend the pages and lines above, then: npm run costs -- --write, npm run times -- --write, npm test. To go back: git checkout . && npm ci`,
  );
  if (!costsWritten || !samplesHold) process.exitCode = 1;
});
