import type { Token, TokenOutputProps } from 'prism-react-renderer';

type GetTokenProps = (input: { token: Token }) => TokenOutputProps;

const known = new WeakMap<GetTokenProps, Map<string, boolean>>();

/**
 * Caches the theme's answer for each kind of token, because asking for each token
 * makes the rendering of pages noticeably slower.
 *
 * @returns whether the theme gives the token a color
 */
export function hasColor(getTokenProps: GetTokenProps, token: Token): boolean {
  const ofBlock = known.get(getTokenProps) ?? new Map<string, boolean>();
  known.set(getTokenProps, ofBlock);
  const kind = token.types.join(' ');
  const found =
    ofBlock.get(kind) ?? Boolean(getTokenProps({ token }).style?.color);
  ofBlock.set(kind, found);
  return found;
}
