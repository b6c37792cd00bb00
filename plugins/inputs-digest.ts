import { createHash, type Hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentOf, installed, projectFiles } from './project-files';

/** Files that neither pages nor their checks depend on. What is not named here counts, so a new folder does. */
const unread = [
  /^(scripts|\.github|\.ci)\//,
  /^tests\/(?!published-routes\.txt$)/,
  /\.test\.tsx?$/,
  /^[^/]+\.md$/,
];

/**
 * @param siteDir absolute path of the project
 * @param docsFolders of all versions, relative to it
 * @returns a digest of all files that pages are made of but the guides of versions: theme, plugins, settings, samples, installed packages; undefined where git does not answer
 */
export function sharedDigest(
  siteDir: string,
  docsFolders: readonly string[],
): string | undefined {
  let files: Set<string>;
  try {
    files = projectFiles(siteDir);
  } catch {
    return undefined;
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, installed]) {
    const isGuide = docsFolders.some((each) => file.startsWith(`${each}/`));
    if (isGuide || unread.some((each) => each.test(file))) continue;
    addFile(hash, siteDir, file);
  }
  return hash.digest('hex');
}

/**
 * @param folder relative to the project, e.g. `docs`
 * @returns a digest of all files in it, also of generated ones, which git leaves out
 */
export function folderDigest(siteDir: string, folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(path.join(siteDir, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    addFile(hash, siteDir, path.relative(siteDir, file));
  }
  return hash.digest('hex');
}

function addFile(hash: Hash, siteDir: string, file: string): void {
  hash.update(`${file}\0`).update(contentOf(path.join(siteDir, file)));
}
