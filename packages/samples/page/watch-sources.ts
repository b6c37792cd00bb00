import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLoader } from '@o1js-docs/project/page-loader';

/**
 * Compiles a page again when a file changes that it includes, in `npm start`
 * and in the bundler's cache between builds.
 */
export function watchSourcesPlugin(context: LoadContext): Plugin {
  return {
    name: 'code-samples-watch-sources',
    configureWebpack: pageLoader(
      context,
      new URL('watch-sources-loader.cjs', import.meta.url),
    ),
  };
}
