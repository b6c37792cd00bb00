import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { LinkToken } from '../../links';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

/**
 * Renders a token with few bytes: plain text without an element, and the others
 * with one class, the name of their variable in config/code-theme.ts. Comments
 * with an expected output get a class too: see CONTRIBUTING, "Results".
 */
export default function CodeBlockLineToken(props: Props): ReactNode {
  const { content, types, address } = props.token as LinkToken;
  if (types[0] === 'plain' && !address) return content;
  const color = props.style?.color?.replace(/^var\(--(.*)\)$/, '$1');
  const className = clsx(color, {
    'code-result': content.startsWith('// =>'),
    'code-error': content.startsWith('// throws '),
  });
  if (address) {
    // A page has hundreds of these links, so they have no tab stop. The list of names has.
    return (
      <a tabIndex={-1} href={address} className={className || undefined}>
        {content}
      </a>
    );
  }
  return <Token {...props} style={undefined} className={className} />;
}
