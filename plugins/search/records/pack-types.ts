import type { PackedTypes } from '../engine/type-search';
import type { ApiSymbol } from '../../symbols/symbol';
import { ownerOf } from '../../symbols/id';

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
  const open = line.search(/\((?![^<]*>\()/);
  if (open < 0) return undefined;
  const [inside, rest] = upToClosing(line.slice(open));
  const gives = /^:\s*(.+)$/.exec(rest)?.[1];
  if (!gives) return undefined;
  const takes = splitOutside(inside, ',').flatMap((parameter) => {
    const [, optional, type] =
      /^\s*(?:\.\.\.)?(?:\{[^}]*\}|\w+)(\?)?:\s*(.+?)\s*$/.exec(parameter) ??
      [];
    return type ? [type + (optional ?? '')] : [];
  });
  return { takes, gives };
}

const opening = '([{<';
const closing = ')]}>';

/** @returns the text in the first brackets, and the text after them. */
function upToClosing(text: string): [string, string] {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (opening.includes(text[i]!)) depth++;
    // `=>` closes nothing.
    else if (closing.includes(text[i]!) && text[i - 1] !== '=') depth--;
    if (depth === 0) return [text.slice(1, i), text.slice(i + 1)];
  }
  return ['', ''];
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  [...text].forEach((sign, i) => {
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign) && text[i - 1] !== '=') depth--;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  });
  return parts.filter((part) => part.trim());
}
