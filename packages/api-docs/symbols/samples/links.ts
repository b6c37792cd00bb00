import type { Root } from 'mdast';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { Release } from '@o1js-docs/project/releases';
import type { SampleLink } from '../sampleLink';
import { addressOf } from '../address';
import type { SymbolTable } from '../table/read-table';
import { type NameInSample, namesInTree, readNames } from './page-names';

/** Links the resolved names in the samples of a page. */
export function linkSamples(
  tree: Root,
  page: string,
  release: Release,
  table: SymbolTable,
): void {
  const known = readNames(projectFolder, page);
  if (!known) return;
  for (const { node, sample, names } of namesInTree(tree, page, known)) {
    const links = linksOfNames(names, sample.shownLines, table, release);
    const { hProperties } = node.data ?? {};
    node.data = {
      ...node.data,
      hProperties: { ...hProperties, ...linksProperty(links) },
    };
  }
}

/**
 * @param names in a block
 * @param lines of the block that are shown
 * @param indent columns of the block that are not shown
 * @returns the links of the names in these lines
 */
export function linksOfNames(
  names: readonly NameInSample[],
  lines: readonly number[],
  { byId }: SymbolTable,
  release: Release,
  indent = 0,
): SampleLink[] {
  return names.flatMap(([line, column, length, id]): SampleLink[] => {
    const symbol = byId.get(id);
    const address = symbol && addressOf(symbol, release);
    const shown = lines.indexOf(line);
    return address && shown >= 0
      ? [[shown, column - indent, length, address]]
      : [];
  });
}

/** @returns the property of a `code` node that gives src/theme/CodeBlock its links, as JSON. */
export function linksProperty(links: readonly SampleLink[]) {
  return links.length > 0 ? { symbols: JSON.stringify(links) } : {};
}
