import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Compiler, lazyCompilationMiddleware } from '@rspack/core';

/** `npm start` compiles a page when someone opens it, because all pages take minutes. */
export function lazyStartPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
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
        { compiler }: { compiler: Compiler },
      ) => [lazyCompilationMiddleware(compiler), ...middlewares],
    },
  };
  return {
    name: 'lazy-start',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'development' ? {} : bundler,
  };
}
