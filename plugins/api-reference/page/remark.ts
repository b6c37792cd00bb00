import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsFolder, releases } from '../../../config/releases';
import { pagePath } from '../../markdown/page-path';
import { readOutcomes } from '../examples/outcome';
import { projectPage, referenceFolder } from '../refresh';
import { layOutPage } from './layout';
import { indexFilter } from './index-filter';
import { noteOutcomes } from './note-outcomes';
import { contextOfPage } from './page-context';
import { readPage } from './read-page';

/**
 * Lays out the pages of the API reference, and leaves other pages alone.
 * Belongs in the docs plugin's `beforeDefaultRemarkPlugins`.
 */
export function apiReferenceRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const release = releases.find((each) =>
      file.path.startsWith(
        path.join(siteFolder, docsFolder(each), referenceFolder, path.sep),
      ),
    );
    if (!release) return;
    visit(tree, 'tableCell', (cell) => {
      if (toString(cell) === noDescription) cell.children = [];
    });
    noteOutcomes(tree, readOutcomes(release, siteFolder));
    const { section } = readPage(tree);
    const name = pagePath(file.path, siteFolder);
    const context = contextOfPage(name, section, release, siteFolder);
    const [heading, ...content] = layOutPage(section, context);
    const isIndex = path.basename(name, '.md') === projectPage;
    tree.children.push(heading!, ...(isIndex ? indexFilter() : []), ...content);
    unlinkMissing(tree);
  };
}

/** TypeDoc's text in an empty cell of a table. */
const noDescription = '-';

/** Doc comments lead to parts of their page, `#returns`, that say no more than the signature and are left out; or to a member of that name, which comes second. */
function unlinkMissing(tree: Root): void {
  const ids = new Set<unknown>();
  const headings = new Set<unknown>();
  visit(tree, (node) => {
    const id = node.data?.hProperties?.id;
    ids.add(id);
    if (node.type === 'heading') headings.add(id);
  });
  visit(tree, 'link', (link, index, parent) => {
    const { url, children } = link;
    if (!url.startsWith('#') || headings.has(url.slice(1))) return;
    const second = `${url}-1`;
    if (headings.has(second.slice(1))) link.url = second;
    else if (!ids.has(url.slice(1)))
      parent!.children.splice(index!, 1, ...children);
  });
}
