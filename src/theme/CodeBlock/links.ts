import { createContext } from 'react';
import type { Token } from 'prism-react-renderer';
import type { SampleLink } from '@o1js-docs/api-docs/symbols/sampleLink';

/** A token that may link to the reference. */
export interface LinkToken extends Token {
  address?: string;
}

/** The links of a line: characters before the link, its length, its address. */
type LineLinks = readonly (readonly [number, number, string])[];

/** The links of a block by the text of their line, because the theme passes no line numbers. */
export const LinksOfLines = createContext<ReadonlyMap<string, LineLinks>>(
  new Map(),
);

/**
 * @param code of the block
 * @param symbols its links as JSON, see packages/api-docs/symbols/samples/remark.ts
 * @returns the links by line; lines with the same text but different links get none
 */
export function linksByLine(
  code: string,
  symbols = '[]',
): ReadonlyMap<string, LineLinks> {
  const links = JSON.parse(symbols) as readonly SampleLink[];
  const byText = new Map<string, LineLinks>();
  for (const [number, text] of code.split('\n').entries()) {
    const ofLine = links
      .filter(([line]) => line === number)
      .map(([, ...link]) => link);
    const known = byText.get(text);
    byText.set(text, !known || isSame(known, ofLine) ? ofLine : []);
  }
  return byText;
}

function isSame(one: LineLinks, other: LineLinks): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * @param tokens of a line
 * @returns the tokens, split where links begin and end
 */
export function splitAtLinks(
  tokens: readonly Token[],
  links: LineLinks,
): LinkToken[] {
  const parts: LinkToken[] = [];
  let start = 0;
  for (const token of tokens) {
    const end = start + token.content.length;
    let at = start;
    for (const [column, length, address] of links) {
      // Skips a name of several tokens, and a name inside a link.
      if (column < at || column + length > end) continue;
      if (column > at) parts.push(part(token, start, at, column));
      parts.push({ ...part(token, start, column, column + length), address });
      at = column + length;
    }
    if (at < end || token.content === '')
      parts.push(part(token, start, at, end));
    start = end;
  }
  return parts;
}

function part(
  token: Token,
  start: number,
  from: number,
  to: number,
): LinkToken {
  return { ...token, content: token.content.slice(from - start, to - start) };
}
