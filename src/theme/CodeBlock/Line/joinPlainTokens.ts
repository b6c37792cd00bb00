import type { Token } from 'prism-react-renderer';

/**
 * @param tokens the tokens of a line
 * @param isPlain whether a token looks like plain text
 * @returns the tokens, with neighbouring plain tokens joined into one; only an empty line has an empty token
 */
export function joinPlainTokens(
  tokens: readonly Token[],
  isPlain: (token: Token) => boolean,
): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (!isPlain(token)) joined.push(token);
    else if (before && isPlain(before)) before.content += token.content;
    else joined.push({ types: ['plain'], content: token.content });
  }
  return joined.length > 1
    ? joined.filter(({ content }) => content !== '')
    : joined;
}
