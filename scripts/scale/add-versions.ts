import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import {
  currentRelease,
  docsFolder,
  isCurrent,
  type Release,
  releases,
} from '../../config/releases';
import { publishedReleases } from '../../plugins/changelog/exports/packages';
import { pagesOf } from '../../plugins/code-samples/parse/pages';
import { freezePages } from '../versions/freeze-pages';
import { insertRelease } from '../versions/insert-release';

/**
 * Installs a copy of the site, with more versions: the newest releases that the site
 * does not document, each with its package from npm, and with guides and
 * figures of the nearest release that it does.
 *
 * @param count of all versions
 * @param folder absolute path of the copy, a clone by git
 * @throws Error when fewer releases are published, or npm's registry does not answer
 */
export async function addVersions(
  count: number,
  folder: string,
): Promise<void> {
  const numberOf = (release: Release) =>
    installedRelease(release, process.cwd()).o1jsVersion;
  const published = await publishedReleases(numberOf(currentRelease()));
  const documented = releases.map((release) => ({
    release,
    place: published.indexOf(numberOf(release)),
  }));
  const missing = published
    .map((version, place) => ({ version, place }))
    .filter(({ place }) => documented.every((each) => each.place !== place));
  const wanted = count - documented.length;
  if (wanted > missing.length) {
    throw new Error(
      `npm has ${published.length} releases, so there can be no ${count} versions.`,
    );
  }
  run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
  if (wanted === 0) return;
  // Oldest first: each is written above those before it.
  const added = missing.slice(-wanted);
  run(folder, 'npm', [
    'install',
    '--save-exact',
    '--no-audit',
    '--no-fund',
    ...added.map(({ version }) => `o1js-${version}@npm:o1js@${version}`),
  ]);
  let cut: Release | undefined;
  for (const { version, place } of added) {
    const release: Release = {
      docsVersion: version,
      label: version,
      npmPackage: `o1js-${version}`,
    };
    const distance = (each: { place: number }) => Math.abs(each.place - place);
    const [nearest] = documented
      .toSorted((a, b) => distance(a) - distance(b))
      .map((each) => each.release);
    const isOfCurrent = isCurrent(nearest!);
    if (isOfCurrent && !cut) {
      run(folder, 'npx', ['docusaurus', 'docs:version', version]);
      run(folder, 'git', ['clean', '-fdqX', docsFolder(release)]);
      freezePages(pagesOf(release, folder), folder);
      cut = release;
    } else {
      copyPages(isOfCurrent ? cut! : nearest!, release, folder);
    }
    writeRelease(release, folder);
  }
  // Cutting has generated references.
  run(folder, 'git', [
    'clean',
    '-fdqX',
    'docs',
    'versioned_docs',
    '.cache',
    '.docusaurus',
  ]);
  // `npm start` serves all versions that differ from the last commit.
  run(folder, 'git', ['add', '.']);
  run(folder, 'git', [
    '-c',
    'user.name=scale',
    '-c',
    'user.email=scale@localhost',
    'commit',
    '--quiet',
    '--message=Versions added',
  ]);
}

function copyPages(from: Release, to: Release, folder: string): void {
  const sidebarOf = ({ docsVersion }: Release) =>
    path.join(
      folder,
      `versioned_sidebars/version-${docsVersion}-sidebars.json`,
    );
  cpSync(
    path.join(folder, docsFolder(from)),
    path.join(folder, docsFolder(to)),
    {
      recursive: true,
    },
  );
  cpSync(sidebarOf(from), sidebarOf(to));
}

/** Puts a release whose pages are there into the lists of releases, and its number into the figures. */
function writeRelease(release: Release, folder: string): void {
  const { docsVersion } = release;
  edit('versions.json', (text) =>
    JSON.stringify([
      ...new Set([docsVersion, ...(JSON.parse(text) as string[])]),
    ]),
  );
  const figures = `${docsFolder(release)}/_measured`;
  for (const file of readdirSync(path.join(folder, figures))) {
    edit(`${figures}/${file}`, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), o1js: docsVersion }),
    );
  }
  edit('config/releases.ts', (text) => insertRelease(text, release));

  function edit(file: string, change: (text: string) => string): void {
    const target = path.join(folder, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  }
}

function run(folder: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
}
