import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import { linkProse } from './prose/link-prose';
import { linkSamples } from './samples/links';
import { readTable } from './table/read-table';

/**
 * Links names in the samples and in the text of guides to the reference of the
 * page's release.
 */
export function symbolLinksRemark() {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, projectFolder);
    const release = releaseOfPage(page);
    const table = release && readTable(release, projectFolder);
    if (!table) return;
    linkSamples(tree, page, release, table);
    linkProse(tree, page, release, table);
  };
}
