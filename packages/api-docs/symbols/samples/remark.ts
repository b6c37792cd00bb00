import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import { fencesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { readTable } from '../table/read-table';
import { resolveInBackground } from './background';
import { linksData, linksOfNames } from './links';
import {
  knowsAll,
  namesOfSamples,
  pageKey,
  readNames,
  resolverKey,
} from './page-names';

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
    if (!table) return;
    const { docsVersion } = release;
    const resolver = resolverKey(table);
    const known = readNames(siteFolder, page);
    const fences = fencesOfTree(tree, { page, docsVersion });
    const samples = fences.flatMap(({ sample }) => sample ?? []);
    if (process.env.NODE_ENV === 'development') {
      const text = readFileSync(file.path, 'utf8');
      const isSame = known?.page === pageKey(text, resolver);
      // Prose that differs is no reason to hold up the edit.
      if (!isSame && !knowsAll(samples, known, resolver)) {
        resolveInBackground(siteFolder, docsVersion);
      }
    }
    if (!known) return;
    const names = namesOfSamples(samples, known, resolver);
    for (const { node, sample } of fences) {
      if (!sample) continue;
      const found = names.get(sample) ?? [];
      node.data = {
        ...node.data,
        ...linksData(linksOfNames(found, sample.shownLines, table, release)),
      };
    }
  };
}
