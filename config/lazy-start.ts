import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What Docusaurus' types of its bundler lack. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/** `npm start` compiles a page when someone opens it, because all pages take minutes. */
export function lazyStartPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'lazy-start',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const rspack = currentBundler.instance as unknown as Rspack;
      const bundler = {
        lazyCompilation: { imports: true, entries: false },
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(siteDir, 'config/lazy-registry.cjs')],
            },
          ],
        },
        devServer: {
          setupMiddlewares: (
            middlewares: unknown[],
            { compiler }: { compiler: unknown },
          ) => [rspack.lazyCompilationMiddleware(compiler), ...middlewares],
        },
      };
      return bundler;
    },
  };
}
