import type { ReactNode } from 'react';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import RunButton from '@site/src/components/RunSample/RunButton';
import NamesButton from '@site/src/components/Symbols/NamesButton';

/** Puts the buttons that run the block and list its names before the copy button. */
export default function CopyButtonAndNames(props: Props): ReactNode {
  return (
    <>
      <RunButton />
      <NamesButton className="clean-btn" />
      <CopyButton {...props} />
    </>
  );
}
