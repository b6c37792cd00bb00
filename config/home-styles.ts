import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Gives the styles of the home page to its component, which writes them into the page. Docusaurus would load them with every page. */
export function homeStylesPlugin({ siteDir }: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/components/Home/home.css');
  return {
    name: 'home-styles',
    getPathsToWatch: () => [file],
    contentLoaded: async ({ actions }) => {
      const css = readFileSync(file, 'utf8');
      const { code: styles } = transformSync(css, {
        loader: 'css',
        minify: true,
      });
      await actions.createData('styles.json', JSON.stringify(styles));
    },
  };
}
