import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserTargets } from '@o1js-docs/runner/run/scripts';

/** Gives the styles of single pages, the style sheets of components that are no modules, to their components, which write them into the page. Docusaurus would load them with every page. */
export function pageStylesPlugin({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.module)\.css$/.test(name))
    .map((name) => path.join(folder, name));
  return {
    name: 'page-styles',
    getPathsToWatch: () => files,
    contentLoaded: async ({ actions }) => {
      for (const file of files) {
        const css = readFileSync(file, 'utf8');
        const { code } = transformSync(css, {
          loader: 'css',
          minify: true,
          target: browserTargets,
        });
        const name = `${path.basename(file, '.css')}.json`;
        await actions.createData(name, JSON.stringify(code));
      }
    },
  };
}
