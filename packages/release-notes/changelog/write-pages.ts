import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { changelogPageFile as pageFile } from '@o1js-docs/project/paths';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { writeFile } from '@o1js-docs/project/write-file';
import { readApiCosts } from '@o1js-docs/api-docs/symbols/costs/recorded';
import {
  readComparisons,
  readSignatures,
} from '@o1js-docs/api-docs/symbols/history';
import { readEntries } from './entries';
import { changelogPage } from './page/page';

/**
 * Writes the changelog of every docs version. A page that didn't
 * change is not written, so that it isn't built again.
 *
 * @throws Error when an entry cannot be read, or nothing is recorded
 */
export function writePages(siteFolder: string): void {
  const entries = readEntries(siteFolder);
  const comparisons = readComparisons(siteFolder);
  const signatures = readSignatures(siteFolder);
  const costs = releases
    .map((release) => readApiCosts(release, siteFolder))
    .filter(({ o1js }) => o1js);
  for (const release of releases) {
    const { o1jsVersion } = installedRelease(release, siteFolder);
    const text = changelogPage(
      release,
      o1jsVersion,
      entries,
      comparisons,
      signatures,
      costs,
    );
    const file = path.join(siteFolder, docsFolder(release), pageFile);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFile(file, text);
  }
}
