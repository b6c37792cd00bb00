import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { LinkToken } from '../../links';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

/**
 * A part of a line. Plain text needs no element; for the others, the variable
 * that config/code-theme.ts names is the class, which is shorter than the style
 * and Prism's own classes. Comments that state a result or an error are marked:
 * see CONTRIBUTING, "Results".
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
    // Out of the tab order: a page has hundreds. The block's list of names has them.
    return (
      <a tabIndex={-1} href={address} className={className || undefined}>
        {content}
      </a>
    );
  }
  return <Token {...props} style={undefined} className={className} />;
}
