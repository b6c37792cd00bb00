import { type ReactNode, useMemo } from 'react';
import String from '@theme-original/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock/Content/String';
import { CheckOfBlock } from '../../checkOfBlock';
import { LinksOfLines, linksByLine } from '../../links';

/** Adds to a block the links that packages/api-docs/symbols has resolved, its check, and what Run needs. */
export default function CodeBlockContentString({
  symbols,
  check,
  checked,
  line,
  nodeOnly,
  o1js,
  ...props
}: Props & CheckOfBlock & { symbols?: string }): ReactNode {
  const links = useMemo(
    () => linksByLine(props.children, symbols),
    [props.children, symbols],
  );
  const head = useMemo(
    () => ({ check, checked, line, nodeOnly, o1js }),
    [check, checked, line, nodeOnly, o1js],
  );
  return (
    <CheckOfBlock.Provider value={head}>
      <LinksOfLines.Provider value={links}>
        <String {...props} />
      </LinksOfLines.Provider>
    </CheckOfBlock.Provider>
  );
}
