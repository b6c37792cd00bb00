import type { ReactNode } from 'react';
import clsx from 'clsx';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

/**
 * A part of a line in its color, without Prism's classes, which nothing here
 * is styled by. Plain text needs no element. Comments that state a result or
 * an error are marked: see CONTRIBUTING, "Results".
 */
export default function CodeBlockLineToken(props: Props): ReactNode {
  const { content, types } = props.token;
  if (types[0] === 'plain') return content;
  const className = clsx({
    'code-result': content.startsWith('// =>'),
    'code-error': content.startsWith('// throws '),
  });
  return <Token {...props} className={className || undefined} />;
}
