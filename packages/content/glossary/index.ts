import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { docsFolder } from '@o1js-docs/project/releases';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { readCached } from '@o1js-docs/project/cache/read-cached';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { linkTerms } from './link-terms';
import { glossaryPage, readTerms } from './terms';

const termsOf = readCached(readTerms);

/**
 * Links the first use of each term on a guide to the glossary of its release,
 * if that has one. Belongs behind the plugins that make links, because text in
 * a link stays as it is.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; this project by default
 */
export function glossaryRemark({
  siteFolder = projectFolder,
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, siteFolder);
    const release = releaseOfPage(page);
    if (!release) return;
    const folder = docsFolder(release);
    const below = path.posix.relative(folder, page);
    // The changelog is a list of names.
    if (below === glossaryPage || below.endsWith('.md')) return;
    const terms = termsOf(path.join(siteFolder, folder, glossaryPage)) ?? [];
    const root = path.posix.relative(path.posix.dirname(below), '') || '.';
    linkTerms(tree, terms, ({ id, explainedOn }) =>
      explainedOn.includes(below) ? undefined : `${root}/${glossaryPage}#${id}`,
    );
  };
}
