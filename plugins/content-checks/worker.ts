// A process that checks pages while the site is served or built: all at its
// start, then those that it is sent. See run-worker.ts.
import { redirects } from '../../config/redirects';
import type { Problem } from '../code-samples';
import { checkSite } from './check-site';
import { checkGuides } from './index';
import { pagesIncluding, pagesNaming } from './named-files';
import { readSidebar } from './sidebar';
import { readSite } from './site';

const siteFolder = process.cwd();
let problems: Problem[] = [];
let last = Promise.resolve();

/** @param changed files, relative to the site's folder; all pages without */
async function check(changed?: readonly string[]): Promise<void> {
  const again =
    changed &&
    new Set([
      ...changed,
      ...pagesNaming(changed, siteFolder),
      ...pagesIncluding(changed, siteFolder),
    ]);
  const ofPages = await checkGuides(
    siteFolder,
    again && ((page) => again.has(page)),
  );
  problems = [
    ...problems.filter(({ page }) => again && !again.has(page)),
    ...ofPages,
  ];
  const ofSite = checkSite(siteFolder, {
    redirects,
    sidebarOf: (release) => readSidebar(release, siteFolder),
    publishedRoutes: readSite(siteFolder).publishedRoutes,
  });
  // The build or the server may have failed meanwhile.
  if (process.connected) process.send?.([...ofSite, ...problems]);
}

process.on('message', (changed: string[]) => {
  last = last.then(() => check(changed)).catch(wasRemoved);
});

/** A page may go while it is checked; that it has gone is the next message. */
function wasRemoved(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
last = last.then(() => check());
