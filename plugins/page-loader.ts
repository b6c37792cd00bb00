import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolder, releases } from '../config/releases';

/**
 * Puts a loader of the bundler ahead of Docusaurus' own for pages, or behind it.
 *
 * @param loader path from the site's folder
 * @param enforce `pre`: the loader gets Markdown; `post`: JavaScript
 */
export function pageLoader(
  { siteDir }: LoadContext,
  loader: string,
  enforce: 'pre' | 'post',
): Plugin['configureWebpack'] {
  // Docusaurus takes its own rule for Markdown from the folders of the others.
  const include = releases.map((release) =>
    path.join(siteDir, docsFolder(release)),
  );
  const use = [path.join(siteDir, loader)];
  return () => ({
    module: { rules: [{ test: /\.mdx?$/, include, enforce, use }] },
  });
}
