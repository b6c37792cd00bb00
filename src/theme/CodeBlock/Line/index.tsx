import type { ReactNode } from 'react';
import type { LineInputProps } from 'prism-react-renderer';
import Line from '@theme-original/CodeBlock/Line';
import type { Props } from '@theme/CodeBlock/Line';
import { joinPlainTokens } from './joinPlainTokens';

/**
 * A line with an element for each color, where the theme has one for each
 * token: they were half of a page's elements.
 */
export default function CodeBlockLine({
  line,
  getLineProps,
  ...props
}: Props): ReactNode {
  return (
    <Line
      {...props}
      line={joinPlainTokens(
        line,
        (token) => !props.getTokenProps({ token }).style?.color,
      )}
      // The block has said the color of plain text.
      getLineProps={(input: LineInputProps) => ({
        ...getLineProps(input),
        style: undefined,
      })}
    />
  );
}
