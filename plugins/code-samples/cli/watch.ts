import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { docsFolder, releases } from '../../../config/releases';
import { covers, type CheckOptions } from '../checks/options';
import { releaseOfPage } from '../parse/pages';

/** Editors write a file several times in a row; milliseconds to let them finish. */
const settle = 100;

/**
 * Checks a page each time it is saved, one after the other, until interrupted.
 *
 * @param check checks one page
 */
export async function watchPages(
  options: CheckOptions,
  check: (page: string) => Promise<unknown>,
): Promise<never> {
  const waiting = new Set<string>();
  for (const release of releases) {
    const folder = docsFolder(release);
    const absolute = path.join(options.siteFolder, folder);
    if (!existsSync(absolute)) continue;
    for (const inner of foldersIn(absolute)) {
      watch(path.join(absolute, inner), (_event, file) => {
        const page = path.posix.join(folder, inner, file ?? '');
        const isGuide = /\.mdx?$/.test(page) && releaseOfPage(page, releases);
        if (isGuide && covers(options, page)) waiting.add(page);
      });
    }
  }
  console.log('\nWaiting for a page to be saved. Ctrl-C ends.');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, settle));
    const [page] = waiting;
    if (!page) continue;
    waiting.delete(page);
    if (existsSync(path.join(options.siteFolder, page))) await check(page);
  }
}

/**
 * Node's `recursive` loses a file that an editor replaces by another of its name.
 *
 * @returns the folder itself ('') and all inside, relative to it
 */
function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return ['', ...inner.map((file) => path.relative(folder, file))];
}
