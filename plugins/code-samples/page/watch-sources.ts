import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolder, releases } from '../../../config/releases';

/**
 * Compiles a page again when a file changes that it includes, in `npm start`
 * and in the bundler's cache between builds.
 */
export function watchSourcesPlugin({ siteDir }: LoadContext): Plugin {
  const loader = path.join(
    siteDir,
    'plugins/code-samples/page/watch-sources-loader.cjs',
  );
  // Docusaurus takes its own rule for Markdown from the folders of the others.
  const include = releases.map((release) =>
    path.join(siteDir, docsFolder(release)),
  );
  return {
    name: 'code-samples-watch-sources',
    configureWebpack: () => ({
      module: {
        rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use: [loader] }],
      },
    }),
  };
}
