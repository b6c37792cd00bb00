import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import { sidebarId } from '@site/src/components/sidebarId';

/** The button of the menu. Without scripts, a link to the sidebar of this page or of the start page, which static/noscript.css shows. */
export default function ToggleOrLink(): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  const start = useBaseUrl('/');
  return (
    <>
      <MobileSidebarToggle />
      <noscript>
        <a href={`${activeDoc ? '' : start}#${sidebarId}`}>All pages</a>
      </noscript>
    </>
  );
}
