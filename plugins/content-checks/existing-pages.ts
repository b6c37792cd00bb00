import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type { SidebarItemsGeneratorOption } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { loadFreshModule } from '@docusaurus/utils';
import { redirects } from '../../config/redirects';
import { isCurrent } from '../../config/releases';
import { describeProblem } from '../code-samples';
import { readSidebars } from '../markdown/page-groups';
import { checkSite } from './check-site';
import { readSite } from './site';

const file = 'sidebars.ts';

/**
 * Generates items as Docusaurus does. Before, it refuses a sidebar of Current
 * that lists a page which is not there: Docusaurus would print the ids of all
 * pages, and not what to do.
 *
 * @throws Error that names the line, the new name where it can tell, and the redirect to add
 */
export const itemsOfExistingPages: SidebarItemsGeneratorOption = async ({
  defaultSidebarItemsGenerator,
  ...of
}) => {
  if (of.version.versionName === 'current') await refuseMissingPages();
  return defaultSidebarItemsGenerator(of);
};

async function refuseMissingPages(): Promise<void> {
  const siteFolder = process.cwd();
  // It may have been edited since the server started.
  const sidebars = await loadFreshModule(path.join(siteFolder, file));
  const ids = new Set(
    readSidebars(normalizeSidebars(sidebars as SidebarsConfig)).keys(),
  );
  // To say what became of a page takes all of them, at each edit in `npm start`.
  if ([...ids].every((id) => hasFile(path.join(siteFolder, 'docs', id)))) {
    return;
  }
  const problems = checkSite(siteFolder, {
    redirects,
    sidebarOf: (release) => ({
      file,
      ids: isCurrent(release) ? ids : new Set(),
    }),
    publishedRoutes: readSite(siteFolder).publishedRoutes,
  });
  if (!problems.some(({ page }) => page === file)) return;
  const error = new Error(
    `A page that the sidebar lists is gone.\n\n${problems.map((each) => describeProblem(each)).join('\n\n')}\n`,
  );
  // Where it was thrown tells nobody anything.
  error.stack = error.message;
  throw error;
}

function hasFile(page: string): boolean {
  return ['.mdx', '.md'].some((extension) => existsSync(page + extension));
}
