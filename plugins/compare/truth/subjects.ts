import { idOf } from '../../symbols/id';
import type { ApiSymbol } from '../../symbols/symbol';
import type { SymbolTable } from '../../symbols/table/read-table';

/**
 * Reduces symbols to the names that a difference of two releases is about: a
 * member of what the other release lacks is that, and of several names of one
 * declaration the shortest.
 */
export class Subjects {
  private readonly byPlace = new Map<string, string>();

  constructor(
    private readonly before: SymbolTable,
    private readonly after: SymbolTable,
  ) {
    const length = (name: string) => name.split('.').length;
    for (const { name, declarations } of before.symbols) {
      const key = declarations.join();
      const known = this.byPlace.get(key);
      if (known === undefined || length(name) < length(known)) {
        this.byPlace.set(key, name);
      }
    }
  }

  /** @returns the name that a difference is about */
  of(name: string): string {
    const gone = prefixes(name).find((each) => !has(this.after, each));
    const subject = gone ?? name;
    const symbol = this.before.symbols.find((each) => each.name === subject);
    return symbol
      ? (this.byPlace.get(symbol.declarations.join()) ?? subject)
      : subject;
  }

  /** @returns whether both releases write it in the same way, so that an error on it comes from elsewhere */
  isSame(symbol: ApiSymbol): boolean {
    const id = idOf(symbol);
    const other = this.after.byId.get(id);
    return other?.signature === symbol.signature;
  }
}

function prefixes(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}

function has({ symbols }: SymbolTable, name: string): boolean {
  return symbols.some((each) => each.name === name);
}
