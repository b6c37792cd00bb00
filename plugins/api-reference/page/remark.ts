import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsFolder, releases } from '../../../config/releases';
import { type ApiPart, takePart } from '../../markdown/api-parts';
import { referenceFolder } from '../refresh';
import { designPage } from './design';
import { readSections } from './sections';

/**
 * Lays out the pages of the API reference, and leaves other pages alone.
 * Belongs in the docs plugin's `beforeDefaultRemarkPlugins`.
 */
export function apiReferenceRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  const folders = releases.map((release) =>
    path.join(siteFolder, docsFolder(release), referenceFolder, path.sep),
  );
  return (tree: Root, file: VFile): void => {
    if (!folders.some((folder) => file.path.startsWith(folder))) return;
    const parts = takeParts(tree);
    writeIds(tree);
    visit(tree, 'tableCell', (cell) => {
      if (toString(cell) === noDescription) cell.children = [];
    });
    const start = tree.children.findIndex(({ type }) => type === 'heading');
    const page = tree.children.splice(start) as [Heading, ...RootContent[]];
    tree.children.push(...designPage(readSections(page, parts)));
  };
}

/** What TypeDoc puts in a table where there is nothing to say. */
const noDescription = '-';

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
