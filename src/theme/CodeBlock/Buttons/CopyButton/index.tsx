import type { ReactNode } from 'react';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import NamesButton from '@site/src/components/Symbols/NamesButton';

/** The last of a block's buttons, and before it the one that lists the names in the block. */
export default function CopyButtonAndNames(props: Props): ReactNode {
  return (
    <>
      <NamesButton className="clean-btn" />
      <CopyButton {...props} />
    </>
  );
}
