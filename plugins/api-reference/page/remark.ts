import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsFolder, releases } from '../../../config/releases';
import { type ApiPart, takePart } from '../../markdown/api-parts';
import { pagePath } from '../../markdown/page-path';
import { referenceFolder } from '../refresh';
import { projectPage } from '../router';
import { designPage } from './design';
import { indexFilter } from './index-filter';
import { contextOfPage } from './page-context';
import { readSections } from './sections';

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
    const parts = takeParts(tree);
    writeIds(tree);
    visit(tree, 'tableCell', (cell) => {
      if (toString(cell) === noDescription) cell.children = [];
    });
    const start = tree.children.findIndex(({ type }) => type === 'heading');
    const page = tree.children.splice(start) as [Heading, ...RootContent[]];
    const section = readSections(page, parts);
    const name = pagePath(file.path, siteFolder);
    const context = contextOfPage(name, section, release, siteFolder);
    const [heading, ...content] = designPage(section, context);
    const isIndex = path.basename(name, '.md') === projectPage;
    tree.children.push(heading!, ...(isIndex ? indexFilter() : []), ...content);
    unlinkMissing(tree);
  };
}

/** What TypeDoc puts in a table where there is nothing to say. */
const noDescription = '-';

/** Doc comments lead to parts of their page, `#returns`, that say no more than the signature and are left out. */
function unlinkMissing(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, (node) => {
    ids.add(node.data?.hProperties?.id);
  });
  visit(tree, 'link', ({ url, children }, index, parent) => {
    if (!url.startsWith('#') || ids.has(url.slice(1))) return;
    parent!.children.splice(index!, 1, ...children);
  });
}

/** Removes the marks of headings. */
function takeParts(tree: Root): Map<Heading, ApiPart> {
  const parts = new Map<Heading, ApiPart>();
  visit(tree, 'heading', (heading) => {
    const part = takePart(heading);
    if (part) parts.set(heading, part);
  });
  return parts;
}

/** Gives each heading the id that Docusaurus would: it stays when the heading becomes something else. */
function writeIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    // The page's heading states its own.
    if (heading.depth === 1) return;
    heading.data = { hProperties: { id: slugger.slug(toString(heading)) } };
  });
}
