import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useLayoutDoc,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/**
 * Links to a part of the current version, and is active on all pages of that part.
 * The theme's item would be active on all pages of the sidebar.
 */
export default function DocNavbarItem({ docId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  const doc = useLayoutDoc(docId, undefined);
  if (!doc) return null;
  return (
    <DefaultNavbarItem
      {...props}
      aria-current="true"
      isActive={() => !!activeDoc && partOf(activeDoc.id) === partOf(docId)}
      to={doc.path}
    />
  );
}

/** Guides have no common folder, so all other pages count as guides. */
function partOf(id: string): string {
  return /^(?:api-reference|changelog|learn)(?=\/|$)/.exec(id)?.[0] ?? '';
}
