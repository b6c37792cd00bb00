import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { referenceFolder } from '@o1js-docs/project/paths';
import {
  docsFolder,
  type Release,
  releases,
} from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { SampleLink } from '../symbols/sampleLink';
import { parsePage } from '@o1js-docs/markdown/parse';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { addressOf } from '../symbols/address';
import { linksProperty } from '../symbols/samples/links';
import { guideText } from './guide-text';
import { elements, filterSlot, inlineElements } from './theme/elements';

const tags: Readonly<Record<string, string>> = {
  ...elements,
  ...inlineElements,
};

/** The field above the index of all exports, and the line that says what it leaves; src/client/index-filter.ts listens. */
const filterField = `<div class="${filterSlot}"><input type="search" autocomplete="off" aria-label="Filter these names" placeholder="Filter names, for example merkle map"><p role="status"></p></div>`;

/**
 * Gives the elements of the reference's pages their HTML tags, its code its
 * links, and fills the places for what guides show. Leaves other pages alone.
 * Belongs in the docs plugin's `beforeDefaultRemarkPlugins`.
 */
export function apiReferenceRemark({
  siteFolder = projectFolder,
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const release = releases.find((each) =>
      file.path.startsWith(
        path.join(siteFolder, docsFolder(each), referenceFolder, path.sep),
      ),
    );
    if (!release) return;
    const page = pagePath(file.path, siteFolder);
    visit(tree, 'leafDirective', (slot, index, parent) => {
      const text =
        slot.name === filterSlot
          ? filterField
          : guideText(slot, page, release, siteFolder);
      if (text === undefined || !parent || index === undefined)
        return undefined;
      const { children } = parsePage({ file: 'slot.md', text });
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
    visit(tree, (node) => {
      if (node.type === 'code') addLinks(node, release);
      else if (
        node.type === 'containerDirective' ||
        node.type === 'textDirective'
      ) {
        makeElement(node);
      }
    });
  };
}

/** Reads the links of a block: the code's flags have them as JSON. */
function addLinks(code: Code, release: Release): void {
  const [flag, json] = /^links=(.*)$/.exec(code.meta ?? '') ?? [];
  if (flag === undefined) return;
  code.meta = null;
  const links = (JSON.parse(json!) as SampleLink[]).flatMap(
    ([line, column, length, target]): SampleLink[] => {
      const [file, anchor] = target.split('#');
      const symbol = { page: `${referenceFolder}/${file}`, anchor };
      const address = target.startsWith('/')
        ? target
        : addressOf(symbol, release);
      return address ? [[line, column, length, address]] : [];
    },
  );
  code.data = { ...code.data, hProperties: linksProperty(links) };
}

function makeElement(node: ContainerDirective | TextDirective): void {
  const tag = tags[node.name];
  if (!tag) return;
  const { id, also, class: others } = node.attributes ?? {};
  node.data = {
    hName: tag,
    hProperties: {
      className: [node.name, ...(others?.split(' ') ?? [])],
      id: id ?? undefined,
    },
  };
  const [first] = node.children;
  if ((tag === 'p' || tag === 'summary') && first?.type === 'paragraph') {
    node.children = first.children;
  }
  for (const each of also?.split(' ') ?? []) {
    const data = { hName: 'div', hProperties: { id: each } };
    // Without a name it is not made an element again.
    node.children = [{ ...node, name: '', attributes: {}, data }] as never;
  }
}
