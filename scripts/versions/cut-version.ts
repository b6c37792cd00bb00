import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { redirectsOf } from '../../config/redirects';
import { currentRelease, docsFolder, releases } from '../../config/releases';
import { pagesOf } from '../../plugins/code-samples/parse/pages';
import {
  addressesOfCut,
  addToList,
  listFile,
  readList,
} from '../published-routes/list';
import {
  aliasDependency,
  aliasLockEntries,
  type PackageJson,
  type PackageLock,
} from './alias-package';
import { assertCleanTree } from './command';
import { freezePages } from './freeze-pages';
import { insertRelease } from './insert-release';
import { listenForInterruption, run, step } from './steps';
import { beginCut, copyOf, endCut, undoInterruptedCut } from './undo-cut';

/**
 * Makes a docs version of Current. What fails or is interrupted is undone.
 *
 * @param version the release that Current documents
 * @param siteFolder absolute path
 * @throws Error when it is another release, or has a version already
 */
export async function cutVersion(
  version: string,
  siteFolder: string,
): Promise<void> {
  if (releases.some(({ docsVersion }) => docsVersion === version)) {
    throw new Error(`Version ${version} is there already: see versions.json.`);
  }
  const { o1jsVersion, packageFolder } = installedRelease(
    currentRelease(),
    siteFolder,
  );
  if (version !== o1jsVersion) {
    throw new Error(
      `Current documents o1js ${o1jsVersion}, so only ${o1jsVersion} can be cut. To move Current first: npm run o1js:upgrade -- ${version}`,
    );
  }
  assertCleanTree();
  listenForInterruption();
  beginCut(version, siteFolder);
  try {
    await cut(version, packageFolder, siteFolder);
  } catch (error) {
    undoInterruptedCut(siteFolder);
    throw error;
  }
  endCut(siteFolder);
}

async function cut(
  version: string,
  packageFolder: string,
  siteFolder: string,
): Promise<void> {
  const release = {
    docsVersion: version,
    label: version,
    npmPackage: `o1js-${version}`,
  };
  const folder = docsFolder(release);
  await run('npx', ['docusaurus', 'docs:version', version]);
  await step(`What is generated leaves ${folder}`, () => {
    // The new version generates its own.
    execFileSync('git', ['clean', '-fdqX', folder]);
  });
  const frozen = await step('Code of example projects is written in', () =>
    freezePages(pagesOf(release, siteFolder), siteFolder),
  );
  await step('config/releases.ts, package.json and package-lock.json', () => {
    editText('config/releases.ts', (text) => insertRelease(text, release));
    editJson<PackageJson>('package.json', (json) =>
      aliasDependency(json, release),
    );
    editJson<PackageLock>('package-lock.json', (json) =>
      aliasLockEntries(json, release),
    );
  });
  const addresses = await step(listFile, () => {
    const found = addressesOfCut(
      readList(),
      redirectsOf(currentRelease()),
      redirectsOf(release),
      version,
    );
    addToList(found);
    return found;
  });
  // npm would put there what is here already, and takes all of node_modules away meanwhile.
  await step(`node_modules/${release.npmPackage}`, async () => {
    const copy = path.join(siteFolder, copyOf(version));
    await cp(packageFolder, copy, { recursive: true });
    renameSync(copy, path.join(siteFolder, 'node_modules', release.npmPackage));
  });
  await run('npx', [
    'prettier',
    '--log-level=warn',
    '--write',
    'config/releases.ts',
    'package.json',
    'versions.json',
    'versioned_sidebars',
    folder,
  ]);
  console.log(
    `Version ${version}: ${frozen} pages in ${folder}, ${addresses.length} addresses in ${listFile}. Run npm test, then commit.`,
  );

  function editText(file: string, edit: (text: string) => string): void {
    const target = path.join(siteFolder, file);
    writeFileSync(target, edit(readFileSync(target, 'utf8')));
  }

  function editJson<T>(file: string, edit: (json: T) => T): void {
    editText(
      file,
      (text) => `${JSON.stringify(edit(JSON.parse(text) as T), null, 2)}\n`,
    );
  }
}
