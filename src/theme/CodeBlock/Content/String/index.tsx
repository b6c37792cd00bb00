import type { ReactNode } from 'react';
import String from '@theme-original/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock/Content/String';
import { BlockData } from '../../blockData';

/** Hands the data of a block to the components below, which the theme does for its own. */
export default function CodeBlockContentString({
  check,
  checked,
  hidden,
  line,
  nodeOnly,
  privateValues,
  proves,
  symbols,
  ...props
}: Props & BlockData): ReactNode {
  return (
    <BlockData
      value={{
        check,
        checked,
        hidden,
        line,
        nodeOnly,
        privateValues,
        proves,
        symbols,
      }}
    >
      <String {...props} />
    </BlockData>
  );
}
