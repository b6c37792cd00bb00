// `npm run version:add -- 2.15.0`: copies the guides of Current to a version with
// the number of the release that they document.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  installedRelease,
  packageSpec,
} from '@o1js-docs/project/installed-release';
import {
  archivedRelease,
  currentRelease,
  docsFolder,
  releases,
} from '@o1js-docs/project/releases';
import { checksFileOf } from '@o1js-docs/samples/parse/checks-file';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { carriedText, recordDigests } from './carried-page';
import { stop } from '../stop';
import { offerUndo, readVersion, run } from './change-project';

const version = readVersion('version:add');
const siteFolder = process.cwd();
const release = archivedRelease(version);
const folder = docsFolder(release);
const { o1jsVersion } = installedRelease(currentRelease(), siteFolder);

if (releases.some(({ docsVersion }) => docsVersion === version)) {
  stop(`Version ${version} is there already: see versions.json.`);
}
if (version !== o1jsVersion) {
  stop(
    `Current documents o1js ${o1jsVersion}, so you can add only version ${o1jsVersion}. To move Current first: npm run o1js:upgrade -- ${version}`,
  );
}
offerUndo(
  `git checkout . && git clean -fdx ${folder} versioned_sidebars && npm ci`,
);
run(`npx docusaurus docs:version ${version}`);
// The version generates its own reference and changelog.
run(`git clean -fdqX ${folder}`);
removeCourse();
const pages = pagesOf(release, siteFolder);
await freezePages(pages);
run(`npm install --save-exact ${packageSpec(release)}`);
run(
  `npx prettier --log-level warn --write versions.json versioned_sidebars ${folder}`,
);
const files = pages.flatMap((page) => [page, checksFileOf(page)]);
recordDigests(files.filter(existsSync), siteFolder);
console.log(
  `Version ${version}: ${pages.length} pages in ${folder}. Next: npm run build && npm run routes, to list its addresses and anchors. Then npm test, then commit.`,
);

/** Only Current has the course, because its programs follow the newest release. */
function removeCourse(): void {
  rmSync(path.join(folder, 'learn'), { recursive: true });
  const file = `versioned_sidebars/version-${version}-sidebars.json`;
  const { docs } = JSON.parse(readFileSync(file, 'utf8')) as {
    docs: { link?: { id: string } }[];
  };
  const withoutCourse = docs.filter(({ link }) => link?.id !== 'learn/index');
  writeFileSync(file, JSON.stringify({ docs: withoutCourse }));
}

/** Writes the pages and their checks in the form of an archived version. */
async function freezePages(archived: readonly string[]): Promise<void> {
  const ofCurrent = (file: string) => file.replace(folder, 'docs');
  const target = { release, siteFolder, pages: archived.map(ofCurrent) };
  for (const file of archived.flatMap((page) => [page, checksFileOf(page)])) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, await carriedText(ofCurrent(file), text, target));
  }
}
