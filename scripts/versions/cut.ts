// `npm run version:cut -- 2.15.0`: freezes the guides of Current under its release's number.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { redirectsOf } from '../../config/redirects';
import { currentRelease, docsFolder, releases } from '../../config/releases';
import type { PackageLock } from '../../plugins/code-samples/kept/locked-packages';
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
} from './alias-package';
import { freezePages } from './freeze-pages';
import { insertRelease } from './insert-release';
import { assertCleanTree, command, readVersionArgument, run } from './command';

const siteFolder = process.cwd();

await command(() => {
  const version = readVersionArgument('version:cut');
  const current = currentRelease();
  const { o1jsVersion } = installedRelease(current, siteFolder);
  if (version !== o1jsVersion) {
    throw new Error(
      `Current documents o1js ${o1jsVersion}, so only ${o1jsVersion} can be cut. To move Current first: npm run o1js:upgrade -- ${version}`,
    );
  }
  if (releases.some(({ docsVersion }) => docsVersion === version)) {
    throw new Error(`Version ${version} is there already: see versions.json.`);
  }
  assertCleanTree();

  const release = {
    docsVersion: version,
    label: version,
    npmPackage: `o1js-${version}`,
  };
  run('npx', ['docusaurus', 'docs:version', version]);
  const folder = docsFolder(release);
  // What is generated is not copied: the new version generates its own.
  execFileSync('git', ['clean', '-fdqX', folder]);
  const frozen = freezePages(pagesOf(release, siteFolder), siteFolder);
  editText('config/releases.ts', (text) => insertRelease(text, release));
  editJson<PackageJson>('package.json', (json) =>
    aliasDependency(json, release),
  );
  editJson<PackageLock>('package-lock.json', (json) =>
    aliasLockEntries(json, release),
  );
  const addresses = addressesOfCut(
    readList(),
    redirectsOf(current),
    redirectsOf(release),
    version,
  );
  addToList(addresses);
  run('npm', ['ci']);
  run('npx', [
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
});

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
