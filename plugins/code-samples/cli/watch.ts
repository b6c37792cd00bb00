import { existsSync, watch } from 'node:fs';
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
    watch(absolute, { recursive: true }, (_event, file) => {
      const page = `${folder}/${file?.split(path.sep).join('/') ?? ''}`;
      const isGuide = /\.mdx?$/.test(page) && releaseOfPage(page, releases);
      if (isGuide && covers(options, page)) waiting.add(page);
    });
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
