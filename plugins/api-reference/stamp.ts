import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '../../config/installed-release';
import { tableFile } from '../symbols/table/table-file';
import { listPages } from './check-pages';

const stampFile = '.stamp';

/** Packages whose version changes what is written. */
const tools = [
  'typedoc',
  'typedoc-plugin-markdown',
  'typedoc-plugin-merge-modules',
  'typedoc-docusaurus-theme',
  'docusaurus-plugin-typedoc',
  'typescript',
];

/** Sources outside of this plugin that say what is written: where links to sources lead, what marks look like, how symbols are told apart. */
const otherSources = [
  'config/addresses.ts',
  'plugins/api-reference/page/read-page.ts',
  'plugins/api-reference/page/sections.ts',
  'plugins/markdown/api-parts.ts',
  'plugins/symbols/id.ts',
];

/** Sources of the table of symbols, which is written with the pages. */
const tableFolder = 'plugins/symbols/table';

/**
 * A digest of all that a release's reference is made from: the release, the
 * tools and this plugin's own sources.
 *
 * @param release the release to document
 * @param siteDir absolute path of the folder that holds node_modules
 * @param pluginDir absolute path of this plugin
 */
export function inputsDigest(
  release: InstalledRelease,
  siteDir: string,
  pluginDir: string,
): string {
  const hash = createHash('sha256').update(release.o1jsVersion);
  for (const tool of tools) {
    hash.update(
      readFileSync(path.join(siteDir, 'node_modules', tool, 'package.json')),
    );
  }
  for (const folder of [pluginDir, path.join(siteDir, tableFolder)]) {
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) {
        hash.update(readFileSync(path.join(folder, file)));
      }
    }
  }
  for (const file of otherSources) {
    hash.update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex');
}

/**
 * @param folder absolute path of a generated reference
 * @param inputs what `inputsDigest` says now
 * @returns whether the folder was made from these inputs and still has all its pages
 */
export function isFresh(folder: string, inputs: string): boolean {
  const file = path.join(folder, stampFile);
  return (
    existsSync(file) &&
    existsSync(path.join(folder, tableFile)) &&
    readFileSync(file, 'utf8') === stamp(folder, inputs)
  );
}

/** Marks the folder as made from these inputs. */
export function writeStamp(folder: string, inputs: string): void {
  writeFileSync(path.join(folder, stampFile), stamp(folder, inputs));
}

function stamp(folder: string, inputs: string): string {
  return [inputs, ...listPages(folder), ''].join('\n');
}
