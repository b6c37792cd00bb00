import type { Cards } from '../card';
import type { SymbolCost } from '../costs/cost';
import { costTexts } from '../costs/words';
import { byDepth } from '../id';
import type { ApiSymbol } from '../symbol';

/** A symbol, the releases one of which brought it, and what it costs. */
export interface KnownSymbol {
  symbol: ApiSymbol;
  since?: readonly string[];
  cost?: SymbolCost;
}

/**
 * @param page of the reference, relative to the version's docs: `api-reference/classes/Field.md`
 * @returns the file of its cards, relative to the version's root: `symbols/classes/Field.json`
 */
function cardsFile(page: string): string {
  return page
    .replace(/^api-reference\//, 'symbols/')
    .replace(/(?:\/README)?\.md$/, '.json');
}

/** @returns the cards of each page, by their file. */
export function cardsByFile(
  symbols: readonly KnownSymbol[],
): Map<string, Cards> {
  const files = new Map<string, Cards>();
  for (const { symbol, since, cost } of symbols) {
    if (!symbol.page) continue;
    const file = cardsFile(symbol.page);
    const cards = files.get(file) ?? {};
    files.set(file, cards);
    const anchor = symbol.anchor ?? '';
    // A member can be called `constructor`.
    if (!Object.hasOwn(cards, anchor)) cards[anchor] = [];
    cards[anchor]!.push({
      name: symbol.name,
      kind: symbol.kind,
      signature: symbol.signature,
      ...(symbol.summary && { summary: symbol.summary }),
      ...(since && { since: since.join(' or ') }),
      ...(cost !== undefined && { cost: costTexts(cost).join('; ') }),
      ...(symbol.deprecated !== undefined && {
        deprecated: symbol.deprecated,
      }),
    });
  }
  for (const cards of files.values()) {
    for (const same of Object.values(cards)) same.sort(byDepth);
  }
  return files;
}
