import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { readTable } from '../table/read-table';
import { linksData, linksOfNames } from './links';
import { namesInTree, readNames } from './page-names';

/**
 * Links the resolved names in samples to the reference of the page's release.
 * Belongs before `codeSamplesRemark`, which removes the flags of fences.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; this project by default
 */
export function sampleLinksRemark({
  siteFolder = projectFolder,
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, siteFolder);
    const release = releaseOfPage(page, releases);
    const table = release && readTable(release, siteFolder);
    const known = readNames(siteFolder, page);
    if (!table || !known) return;
    const ref = { page, docsVersion: release.docsVersion };
    for (const { node, sample, names } of namesInTree(tree, ref, known)) {
      const links = linksOfNames(names, sample.shownLines, table, release);
      node.data = { ...node.data, ...linksData(links) };
    }
  };
}
