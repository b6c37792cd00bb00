import { type ReactNode, useContext } from 'react';
import type { LineInputProps } from 'prism-react-renderer';
import Line from '@theme-original/CodeBlock/Line';
import type { Props } from '@theme/CodeBlock/Line';
import { splitAtLinks, LinksOfLines, type LinkToken } from '../links';
import { hasColor } from './hasColor';
import { joinPlainTokens } from './joinPlainTokens';

/**
 * Joins tokens without a color, because each token is an element and a page has
 * thousands. Names of o1js become links.
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
        splitAtLinks(line, links),
        (token: LinkToken) =>
          !token.address && !hasColor(props.getTokenProps, token),
      )}
      // The block sets the color of plain text.
      getLineProps={(input: LineInputProps) => ({
        ...getLineProps(input),
        style: undefined,
      })}
    />
  );
}
