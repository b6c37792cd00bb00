import { type ReactNode, useMemo } from 'react';
import String from '@theme-original/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock/Content/String';
import { LinksOfLines, linksByLine } from '../../links';

/** A block whose names are links, where plugins/symbols has resolved them. */
export default function CodeBlockContentString({
  symbols,
  ...props
}: Props & { symbols?: string }): ReactNode {
  const links = useMemo(
    () => linksByLine(props.children, symbols),
    [props.children, symbols],
  );
  return (
    <LinksOfLines.Provider value={links}>
      <String {...props} />
    </LinksOfLines.Provider>
  );
}
