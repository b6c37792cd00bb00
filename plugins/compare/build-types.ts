import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import type { KnownTypes } from '../../src/compare/known-types';
import { idOf, ownerOf } from '../symbols/id';
import type { ApiSymbol } from '../symbols/symbol';
import { readTable } from '../symbols/table/read-table';
import { DeclaredTypes } from './declared-types';

const ofLanguage = /^(?:string|number|bigint|boolean|void|null|undefined)$/;

/**
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns what exported functions return, and what classes extend, in the documented releases; nothing of those that have no reference yet
 */
export function buildTypes(siteFolder: string): KnownTypes {
  const results: Record<string, string> = {};
  const bases: Record<string, string> = {};
  // What the newest release says is written last.
  for (const release of releases.toReversed()) {
    const symbols = readTable(release, siteFolder)?.symbols ?? [];
    if (symbols.length === 0) continue;
    const { packageFolder } = installedRelease(release, siteFolder);
    const reader = new ReleaseTypes(
      symbols,
      new DeclaredTypes(path.join(packageFolder, 'dist/node')),
    );
    for (const symbol of symbols) {
      const base = reader.baseOf(symbol);
      if (base) bases[symbol.name] = base;
      for (const [id, result] of reader.resultsOf(symbol)) results[id] = result;
    }
    for (const symbol of symbols) {
      const same = reader.sameAs(symbol);
      if (same && results[same]) results[idOf(symbol)] = results[same];
    }
  }
  return { results, bases };
}

/** What the symbols of a release say of types. */
class ReleaseTypes {
  private readonly types: ReadonlySet<string>;

  constructor(
    symbols: readonly ApiSymbol[],
    private readonly declared: DeclaredTypes,
  ) {
    // A namespace or a constant may have the name of a type: Transaction, Cache.
    this.types = new Set(
      symbols.flatMap(({ name, kind, ofInstance }) =>
        ofInstance
          ? ownerOf(name)
          : /^(?:class|interface|type)$/.test(kind)
            ? name
            : [],
      ),
    );
  }

  /** What a class extends; for a promise with members of its own, what it is a promise of. */
  baseOf({ name, signature }: ApiSymbol): string | undefined {
    const base = (/^class [^{]*? extends (\w+)/.exec(signature) ??
      /^type \w+(?:<[^=]*>)? = Promise<(\w+)/.exec(signature))?.[1];
    return base && base !== name && this.types.has(base) ? base : undefined;
  }

  /** By id: what a symbol returns or holds, and for a type what those of its methods return that depend on a parameter. */
  resultsOf(symbol: ApiSymbol): [id: string, result: string][] {
    const { name, kind, signature, declarations, inheritedFrom } = symbol;
    if (/^type /m.test(signature) && / extends .* \? /s.test(signature)) {
      return this.declared
        .methodsOf(declarations[0]!, name)
        .flatMap(([method, written]) => {
          const type = this.known(written);
          return type ? [[`${name}#${method}`, type] as const] : [];
        })
        .map(([id, type]) => [id, type]);
    }
    // A class has the members of its base by the base's own name.
    if (inheritedFrom || /^(?:class|interface|type|namespace|enum)/.test(kind))
      return [];
    const result = this.resultOf(symbol);
    return result ? [[idOf(symbol), result]] : [];
  }

  /** Of `wait: PendingTransaction['wait']` the id of what it is. */
  sameAs({ signature }: ApiSymbol): string | undefined {
    const [, type, member] = /^\w+\??: (\w+)\['(\w+)'\]$/.exec(signature) ?? [];
    return type && member ? `${type}#${member}` : undefined;
  }

  /** Of overloads the first one. */
  private resultOf({ signature, declarations }: ApiSymbol): string | undefined {
    const line = signature.split(/\n(?=\w)/)[0]!.replace(/\s+/g, ' ');
    const written =
      /(?:\)|^(?:const |get )?[\w$]+\??)(?: =>|:) ([^():]*)$/.exec(line)?.[1];
    // A class that a function makes has the members of the class that it extends.
    const made = /^typeof (\w+)$/.exec(written ?? '')?.[1];
    if (!made) return this.known(written ?? '');
    return [made, ...this.declared.basesOf(declarations[0]!, made)].find(
      (each) => this.types.has(each),
    );
  }

  /** A type as it is written, when it is an exported one or one of the language. */
  private known(written: string): string | undefined {
    const type = written.replace(/^Promise<(.*)>$/, '$1').trim();
    if (ofLanguage.test(type)) return type;
    const name = /^[\w.]+/.exec(type)?.[0] ?? '';
    const isWhole = new RegExp(
      `^${name.replaceAll('.', '\\.')}(?:<.*>)?$`,
    ).test(type);
    return name && isWhole && this.types.has(name) ? name : undefined;
  }
}
