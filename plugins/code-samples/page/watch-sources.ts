import path from 'node:path';
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
      module: { rules: [{ test: /\.mdx?$/, enforce: 'pre', use: [loader] }] },
    }),
  };
}
