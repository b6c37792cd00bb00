/**
 * Resolves the names in samples in a separate process. The process frees its
 * memory when it ends, and reads files that releases share only once.
 *
 * Arguments: absolute path of the site, docs versions.
 */
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { readTable } from '../table/read-table';
import { resolvePages } from './resolve-pages';
import { unresolvedPages } from './unresolved-pages';

const [siteFolder = '', ...docsVersions] = process.argv.slice(2);
for (const release of releases) {
  if (!docsVersions.includes(release.docsVersion)) continue;
  const table = readTable(release, siteFolder);
  if (!table) continue;
  const installed = installedRelease(release, siteFolder);
  const pages = unresolvedPages(installed, table, siteFolder);
  resolvePages(pages, installed, table, siteFolder);
}
