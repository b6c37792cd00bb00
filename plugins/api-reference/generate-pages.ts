import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pluginTypedoc from 'docusaurus-plugin-typedoc';
import type { InstalledRelease } from '../../config/installed-release';
import { writeCategories } from './categories';
import { checkPages } from './check-pages';
import { type DocLocation, takeDocLocations } from './doc-locations';
import {
  compilerOptions,
  entryPointFiles,
  typedocOptions,
} from './typedoc-options';

/**
 * Writes the reference of one release.
 *
 * @param release the release to document
 * @param siteDir absolute path of the site
 * @param out absolute path of the folder to fill; what is in it is removed
 * @returns where each symbol is documented
 * @throws Error when no page, or a page that another would overwrite, comes out
 */
export async function generatePages(
  release: InstalledRelease,
  siteDir: string,
  out: string,
): Promise<DocLocation[]> {
  const tsconfig = `${out}.tsconfig.json`;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions, files: entryPointFiles(release) }),
  );
  await pluginTypedoc(
    { siteDir, siteConfig: {} },
    typedocOptions(
      release,
      out,
      tsconfig,
      fileURLToPath(new URL('typedoc-plugin.ts', import.meta.url)),
    ),
  );
  writeCategories(out);
  checkPages(out);
  return takeDocLocations(out);
}
