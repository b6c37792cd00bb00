// The symbols of each release: exports of the package, their pages in the
// reference, and their uses in samples and prose. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLoader } from '@o1js-docs/project/page-loader';
import { releases } from '@o1js-docs/project/releases';
import { publishSymbols } from './publish';

export { symbolLinksRemark } from './remark';

/** Publishes the symbols, and tells the bundler what pages depend on. */
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
    loadContent() {
      if (isStart) publish(servedInStart);
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
