import ts from 'typescript';
import type { PackedTypes } from '../engine/type-search';
import type { ApiSymbol } from '@o1js-docs/api-docs/symbols/symbol';
import { ownerOf } from '@o1js-docs/api-docs/symbols/id';

/**
 * Collects the parameter and return types of each function and method of a release.
 *
 * @param symbols of the release
 * @param addressOf returns a symbol's address in the reference
 * @returns the types for the search by type in the browser
 */
export function packTypes(
  symbols: readonly ApiSymbol[],
  addressOf: (symbol: ApiSymbol) => string | undefined,
): PackedTypes {
  return symbols.flatMap((symbol) => {
    const address = addressOf(symbol);
    if (!address || symbol.inheritedFrom) return [];
    const self = symbol.ofInstance ? [ownerOf(symbol.name)] : [];
    const types = symbol.signature.split('\n').flatMap((line) => {
      const signature = readSignature(line);
      return signature
        ? [[...self, ...signature.takes, signature.gives].join('\t')]
        : [];
    });
    return types.length > 0 ? [[address, ...types] as PackedTypes[number]] : [];
  });
}

/** Reads `name(x: A, y?: B | C): D`; an optional type ends with a question mark. */
function readSignature(
  line: string,
): { takes: string[]; gives: string } | undefined {
  const source = `declare function f${line.slice(line.search(/[<(]/))}`;
  const file = ts.createSourceFile('f.ts', source, ts.ScriptTarget.Latest);
  const declared = file.statements[0]!;
  if (!ts.isFunctionDeclaration(declared) || !declared.type) return undefined;
  const takes = declared.parameters.flatMap(({ type, questionToken }) =>
    type ? [type.getText(file) + (questionToken ? '?' : '')] : [],
  );
  return { takes, gives: declared.type.getText(file) };
}
