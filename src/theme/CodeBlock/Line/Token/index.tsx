import type { ReactNode } from 'react';
import clsx from 'clsx';
import Token from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

/** Marks the comments that state a result or an error: see CONTRIBUTING, "Results". */
export default function CodeBlockLineToken({
  className,
  ...props
}: Props): ReactNode {
  const { content } = props.token;
  return (
    <Token
      {...props}
      className={clsx(className, {
        'code-result': content.startsWith('// =>'),
        'code-error': content.startsWith('// throws '),
      })}
    />
  );
}
