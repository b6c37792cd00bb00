// The symbols of each release: exports of the package, their pages in the
// reference, and their uses in samples and prose. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLoader } from '@o1js-docs/project/page-loader';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
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
  const watchNames = pageLoader(context, namesOf);
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

/**
 * A guide depends on the names in its samples, the symbols and the glossary, and a
 * page of the reference on its examples from guides.
 */
function namesOf(page: string): string[] {
  const release = releases.find((each) =>
    page.startsWith(`${docsFolder(each)}/`),
  );
  if (!release) return [];
  const folder = docsFolder(release);
  const isGuide = releaseOfPage(page) !== undefined;
  return [
    `${folder}/api-reference/symbols.json`,
    ...(isGuide
      ? [
          `.cache/symbols/${page}.json`,
          `${folder}/getting-started/glossary.mdx`,
        ]
      : [`.cache/symbols/${release.docsVersion}.guides.json`]),
  ];
}
