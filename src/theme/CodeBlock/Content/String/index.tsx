import type { ReactNode } from 'react';
import String from '@theme-original/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock/Content/String';
import { BlockData } from '../../blockData';

/** Hands the data of a block to the components below. The theme's reads only its own. */
export default function CodeBlockContentString(
  props: Props & BlockData,
): ReactNode {
  return (
    <BlockData value={props}>
      <String {...props} />
    </BlockData>
  );
}
