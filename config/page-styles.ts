import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';

const pages = [
  'CategoryCards/cards',
  'Course/course',
  'Home/home',
  'Playground/playground',
  'Step/step-head',
  'Step/step-work',
  'Verify/verify',
  'Viewers/viewers',
];

/** Gives the styles of single pages to their components, which write them into the page. Docusaurus would load them with every page. */
export function pageStylesPlugin({ siteDir }: LoadContext): Plugin {
  const files = pages.map((name) =>
    path.join(siteDir, `src/components/${name}.css`),
  );
  return {
    name: 'page-styles',
    getPathsToWatch: () => files,
    contentLoaded: async ({ actions }) => {
      for (const file of files) {
        const css = readFileSync(file, 'utf8');
        const { code } = transformSync(css, { loader: 'css', minify: true });
        const name = `${path.basename(file, '.css')}.json`;
        await actions.createData(name, JSON.stringify(code));
      }
    },
  };
}
