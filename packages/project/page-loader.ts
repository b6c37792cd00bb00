import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolder, releases } from './releases';

/**
 * Makes a plugin's `configureWebpack` that runs a loader before Docusaurus' own
 * loader for pages, so that it gets the page's Markdown.
 *
 * @param loader URL of the loader's module
 */
export function pageLoader(
  { siteDir }: LoadContext,
  loader: URL,
): Plugin['configureWebpack'] {
  // Docusaurus takes its own rule for Markdown from the folders of the others.
  const include = releases.map((release) =>
    path.join(siteDir, docsFolder(release)),
  );
  const use = [fileURLToPath(loader)];
  return () => ({
    module: { rules: [{ test: /\.mdx?$/, include, enforce: 'pre', use }] },
  });
}
