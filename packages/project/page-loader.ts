import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolder, releases } from './releases';

/**
 * Makes a plugin's `configureWebpack` that compiles a page again when something
 * changes on which it depends, in `npm start` and between builds.
 *
 * @param dependenciesOf returns files, and folders with `/` at the end. They may not be there
 * yet. All paths are relative to the site's folder
 */
export function pageLoader(
  { siteDir }: LoadContext,
  dependenciesOf: (page: string, markdown: string) => readonly string[],
): Plugin['configureWebpack'] {
  // Docusaurus takes its own rule for Markdown from the folders of the others.
  const include = releases.map((release) =>
    path.join(siteDir, docsFolder(release)),
  );
  const loader = fileURLToPath(new URL('page-loader.cjs', import.meta.url));
  // It runs before Docusaurus' own loader, so that it gets the page's Markdown.
  const use = [{ loader, options: { dependenciesOf } }];
  return () => ({
    module: { rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use }] },
  });
}
