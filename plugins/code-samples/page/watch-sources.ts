import path from 'node:path';
import { docsFolder, releases } from '../../../config/releases';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Compiles a page again when a file changes that it includes, in `npm start`
 * and in the bundler's cache between builds.
 */
export function watchSourcesPlugin({ siteDir }: LoadContext): Plugin {
  const loader = path.join(
    siteDir,
    'plugins/code-samples/page/watch-sources-loader.cjs',
  );
  return {
    name: 'code-samples-watch-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus reads the include of every rule for Markdown.
            include: releases.map((release) =>
              path.join(siteDir, docsFolder(release), path.sep),
            ),
            enforce: 'pre',
            use: [loader],
          },
        ],
      },
    }),
  };
}
