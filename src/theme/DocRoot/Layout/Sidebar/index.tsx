import type { ReactNode } from 'react';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import { sidebarId } from '@site/src/components/sidebarId';

/** Adds the target of the menu link that replaces the menu button without scripts. */
export default function LinkedSidebar(props: Props): ReactNode {
  return (
    <>
      <noscript id={sidebarId} />
      <Sidebar {...props} />
    </>
  );
}
