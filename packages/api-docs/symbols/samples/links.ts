import type { Release } from '@o1js-docs/project/releases';
import type { SampleLink } from '../sampleLink';
import { addressOf } from '../address';
import type { SymbolTable } from '../table/read-table';
import type { NameInSample } from './page-names';

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

/** @returns the attribute of a `code` node that gives src/theme/CodeBlock its links, as JSON. */
export function linksData(links: readonly SampleLink[]) {
  return links.length > 0
    ? { hProperties: { symbols: JSON.stringify(links) } }
    : undefined;
}
