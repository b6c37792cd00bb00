// `npm run o1js:upgrade -- 2.16.0`: moves Current and the example projects to another o1js release.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { currentRelease } from '../../config/releases';
import { refreshReferences } from '../../plugins/api-reference/refresh-references';
import {
  costsFile,
  readCosts,
  type CircuitCosts,
} from '../../plugins/code-samples/measure/circuit-costs';
import { costDifferences } from '../../plugins/symbols/costs/compare';
import type { ApiCosts } from '../../plugins/symbols/costs/cost';
import {
  apiCostsFile,
  readApiCosts,
} from '../../plugins/symbols/costs/recorded';
import { assertCleanTree, command, readVersionArgument } from './command';
import { changedCosts } from './changed-costs';
import { exampleProjects, moveExample, o1jsOf } from './examples';
import { listenForInterruption, run, step, succeeds } from './steps';

const siteFolder = process.cwd();

const goBack = 'Or go back: git checkout . && npm ci';

/** Says that an upgrade has begun, and has not come to its end. */
const marker = path.join(siteFolder, '.cache/o1js-upgrade.json');

await command(async () => {
  const version = readVersionArgument('o1js:upgrade');
  const current = currentRelease();
  const isResumed = begunVersion() === version;
  if (!isResumed) {
    if (isDone(version)) {
      throw new Error(`Current documents o1js ${version} already.`);
    }
    assertCleanTree();
  }
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, JSON.stringify({ version }));
  listenForInterruption();
  try {
    if (isResumed) console.log(`Going on with the upgrade to ${version}.`);
    if (!isInstalled(version)) {
      await run('npm', [
        'install',
        '--save-exact',
        `${current.npmPackage}@${version}`,
      ]);
    }
    for (const project of exampleProjects(siteFolder)) {
      if (o1jsOf(project) !== version) await moveExample(project, version);
    }
    await step('API reference', () => refreshReferences(siteFolder));
    const costsWritten =
      readCosts(current, siteFolder).o1js === version ||
      (await succeeds('npm', ['run', 'costs', '--', '--write', 'docs']));
    const before = committed<CircuitCosts>(costsFile(current));
    for (const line of changedCosts(before, readCosts(current, siteFolder))) {
      console.log(line);
    }
    const apiCostsWritten =
      readApiCosts(current, siteFolder).o1js === version ||
      (await succeeds('npm', [
        'run',
        'costs',
        '--',
        '--api',
        '--write',
        current.docsVersion,
      ]));
    const examplesWritten = await succeeds('npx', [
      'tsx',
      'plugins/api-reference/examples/cli.ts',
      '--write',
      current.docsVersion,
    ]);
    const lines = costDifferences(
      committed<ApiCosts>(apiCostsFile(current)).symbols,
      readApiCosts(current, siteFolder).symbols,
    );
    for (const line of lines) console.log(line);
    const samplesHold = await succeeds('npm', [
      'run',
      'test:samples',
      '--',
      '--no-prove',
      'docs',
    ]);
    if (costsWritten && apiCostsWritten && examplesWritten && samplesHold) {
      rmSync(marker, { force: true });
      console.log(
        `Current documents o1js ${version}; before, ${before.o1js}. The samples hold. Next: a changelog entry, npx tsx plugins/code-samples/cli/times.ts --write, npm test.`,
      );
    } else {
      process.exitCode = 1;
      console.log(
        `Current is on o1js ${version}; before, ${before.o1js}. Correct the pages and lines above, then go on: npm run o1js:upgrade -- ${version}\n${goBack}`,
      );
    }
  } catch (error) {
    throw new Error(
      `${(error as Error).message} Go on: npm run o1js:upgrade -- ${version}\n${goBack}`,
      { cause: error },
    );
  }
});

/** @returns the release of an upgrade that was not brought to its end. */
function begunVersion(): string | undefined {
  if (!existsSync(marker)) return undefined;
  return (JSON.parse(readFileSync(marker, 'utf8')) as { version: string })
    .version;
}

/** Whether npm has come to its end: it writes package.json last. */
function isInstalled(version: string): boolean {
  try {
    return (
      o1jsOf(siteFolder) === version &&
      installedRelease(currentRelease(), siteFolder).o1jsVersion === version
    );
  } catch {
    return false;
  }
}

/** Whether nothing of an upgrade is left to do. */
function isDone(version: string): boolean {
  return (
    isInstalled(version) &&
    exampleProjects(siteFolder).every((each) => o1jsOf(each) === version) &&
    readCosts(currentRelease(), siteFolder).o1js === version &&
    readApiCosts(currentRelease(), siteFolder).o1js === version
  );
}

/** A file of figures before the upgrade. */
function committed<Figures>(file: string): Figures {
  const text = execFileSync('git', ['show', `HEAD:${file}`], {
    encoding: 'utf8',
  });
  return JSON.parse(text) as Figures;
}
