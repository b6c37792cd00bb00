import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLoader } from '@o1js-docs/project/page-loader';
import { docsFolder } from '@o1js-docs/project/releases';
import { checksFileOf } from '../parse/checks-file';
import { sourcesOfPage } from '../parse/fence-meta';
import { releaseOfPage } from '../parse/pages';

/** Compiles a page again when a file changes that it includes. */
export function watchSourcesPlugin(context: LoadContext): Plugin {
  return {
    name: 'code-samples-watch-sources',
    configureWebpack: pageLoader(context, sourcesOf),
  };
}

/**
 * @param page path relative to the site's folder
 * @returns the files and folders that the page shows something of
 */
export function sourcesOf(page: string, markdown: string): string[] {
  const release = releaseOfPage(page);
  if (!release) return [];
  const figures = `${docsFolder(release)}/_measured/`;
  return [
    ...sourcesOfPage(markdown),
    checksFileOf(page),
    ...(existsSync(figures) ? [figures] : []),
    ...(existsSync(figures) ? readdirSync(figures) : []).map(
      (file) => figures + file,
    ),
    // They count what guides and example projects have.
    ...(/<(?:Checked|Lines) /.test(markdown)
      ? ['docs/', 'versioned_docs/', 'examples/']
      : []),
    // A step of the course shows the programs next to it, and the overview lists all steps.
    ...(page.startsWith('docs/learn/') ? [`${path.posix.dirname(page)}/`] : []),
  ];
}
