// The symbols of each release: exports of the package, their pages in the
// reference, and their uses in samples and prose. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releases } from '@o1js-docs/project/releases';
import { pageLoader } from '@o1js-docs/project/page-loader';
import { keepUses } from './guides/kept-uses';
import { publishSymbols } from './publish';
import { resolveSamples } from './samples/background';
import { unresolvedPages } from './samples/unresolved-pages';
import { readTable } from './table/read-table';

export { proseLinksRemark } from './prose/remark';
export { sampleLinksRemark } from './samples/remark';

/** Resolves the names in samples that are not known. */
async function resolveAll(siteDir: string): Promise<void> {
  const unresolved = releases.filter((release) => {
    const table = readTable(release, siteDir);
    return table && unresolvedPages(release, table, siteDir).length > 0;
  });
  if (unresolved.length === 0) return;
  await resolveSamples(
    siteDir,
    unresolved.map(({ docsVersion }) => docsVersion),
  );
}

/** Resolves the names in samples before pages are compiled, and publishes the symbols. */
export default function symbolsPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const publish = (folder: string) => {
    for (const release of releases) {
      publishSymbols(release, folder, siteDir, siteConfig.url);
    }
  };
  const isStart = process.env.NODE_ENV === 'development';
  const servedInStart = path.join(generatedFilesDir, 'symbols', 'served');
  const watchNames = pageLoader(
    context,
    new URL('watch-names-loader.cjs', import.meta.url),
  );
  return {
    name: 'symbols',
    async loadContent() {
      // In `npm start` each page asks for its names when it is compiled: see samples/remark.ts.
      if (isStart) publish(servedInStart);
      else await resolveAll(siteDir);
      for (const release of releases) {
        const table = readTable(release, siteDir);
        if (table) await keepUses(release, table, siteDir);
      }
    },
    configureWebpack: (...bundler) => ({
      ...watchNames?.(...bundler),
      ...(isStart && {
        devServer: {
          static: [{ directory: servedInStart, publicPath: baseUrl }],
        },
      }),
    }),
    postBuild: ({ outDir }) => publish(outDir),
  };
}
