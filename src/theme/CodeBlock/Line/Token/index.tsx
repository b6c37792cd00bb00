import type { ReactNode } from 'react';
import clsx from 'clsx';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

/**
 * A part of a line. Plain text needs no element; for the others, the variable
 * that config/code-theme.ts names is the class, which is shorter than the style
 * and Prism's own classes. Comments that state a result or an error are marked:
 * see CONTRIBUTING, "Results".
 */
export default function CodeBlockLineToken(props: Props): ReactNode {
  const { content, types } = props.token;
  if (types[0] === 'plain') return content;
  const color = props.style?.color?.replace(/^var\(--(.*)\)$/, '$1');
  const className = clsx(color, {
    'code-result': content.startsWith('// =>'),
    'code-error': content.startsWith('// throws '),
  });
  return <Token {...props} style={undefined} className={className} />;
}
