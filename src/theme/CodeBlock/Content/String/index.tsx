import { type ReactNode, useMemo } from 'react';
import String from '@theme-original/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock/Content/String';
import { CheckOfBlock } from '../../checkOfBlock';
import { LinksOfLines, linksByLine } from '../../links';

/** A block whose names are links, where plugins/symbols has resolved them, and whose head says how it is checked. */
export default function CodeBlockContentString({
  symbols,
  check,
  checked,
  ...props
}: Props & CheckOfBlock & { symbols?: string }): ReactNode {
  const links = useMemo(
    () => linksByLine(props.children, symbols),
    [props.children, symbols],
  );
  const head = useMemo(() => ({ check, checked }), [check, checked]);
  return (
    <CheckOfBlock.Provider value={head}>
      <LinksOfLines.Provider value={links}>
        <String {...props} />
      </LinksOfLines.Provider>
    </CheckOfBlock.Provider>
  );
}
