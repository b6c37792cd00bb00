import { type ReactNode, useContext } from 'react';
import type { LineInputProps } from 'prism-react-renderer';
import Line from '@theme-original/CodeBlock/Line';
import type { Props } from '@theme/CodeBlock/Line';
import { cutAtLinks, LinksOfLines, type LinkToken } from '../links';
import { hasColor } from './hasColor';
import { joinPlainTokens } from './joinPlainTokens';

/**
 * A line with an element for each color, where the theme has one for each
 * token: they were half of a page's elements. Names of o1js are links.
 */
export default function CodeBlockLine({
  line,
  getLineProps,
  ...props
}: Props): ReactNode {
  const text = line.map(({ content }) => content).join('');
  const links = useContext(LinksOfLines).get(text) ?? [];
  return (
    <Line
      {...props}
      line={joinPlainTokens(
        cutAtLinks(line, links),
        (token: LinkToken) =>
          !token.address && !hasColor(props.getTokenProps, token),
      )}
      // The block has said the color of plain text.
      getLineProps={(input: LineInputProps) => ({
        ...getLineProps(input),
        style: undefined,
      })}
    />
  );
}
