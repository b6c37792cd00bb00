import { releases } from '../../config/releases';
import type { KnownTypes } from '../../src/compare/known-types';
import { idOf } from '../symbols/id';
import type { ApiSymbol } from '../symbols/symbol';
import { readTable } from '../symbols/table/read-table';

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
    const types = new Set(
      symbols
        .filter(({ kind }) => /^(?:class|interface|type)$/.test(kind))
        .map(({ name }) => name),
    );
    for (const symbol of symbols) {
      const base = /^class [^{]*? extends (\w+)/.exec(symbol.signature)?.[1];
      if (base && types.has(base)) bases[symbol.name] = base;
      // A class has the members of its base by the base's own name.
      const result = symbol.inheritedFrom ? undefined : resultOf(symbol, types);
      if (result) results[idOf(symbol)] = result;
    }
  }
  return { results, bases };
}

/** Of overloads the first one. */
function resultOf(
  { signature, kind }: ApiSymbol,
  types: ReadonlySet<string>,
): string | undefined {
  if (/^(?:class|interface|type|namespace|enumeration)$/.test(kind))
    return undefined;
  const line = signature.split(/\n(?=\S)/)[0]!.replace(/\s+/g, ' ');
  const written = /(?:\)|^(?:const |get )?[\w$]+\??)(?: =>|:) ([^():]*)$/.exec(
    line,
  )?.[1];
  const type = written?.replace(/^Promise<(.*)>$/, '$1').trim() ?? '';
  if (ofLanguage.test(type)) return type;
  const name = /^[\w.]+/.exec(type)?.[0] ?? '';
  const isWhole = new RegExp(`^${name.replaceAll('.', '\\.')}(?:<.*>)?$`).test(
    type,
  );
  return name && isWhole && types.has(name) ? name : undefined;
}
