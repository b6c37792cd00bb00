import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useLayoutDoc,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

/**
 * A link of the navbar to a part of the version being read. Replaces the
 * theme's own, for which all pages of a sidebar are one part.
 */
export default function DocNavbarItem({
  docId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  if (!doc) return null;
  return (
    <DefaultNavbarItem
      {...props}
      aria-current="true"
      isActive={() => !!activeDoc && partOf(activeDoc.id) === partOf(docId)}
      label={label}
      to={doc.path}
    />
  );
}

/** Guides have no folder in common, so they are what is no other part. */
function partOf(id: string): string {
  return /^(?:api-reference|changelog)(?=\/|$)/.exec(id)?.[0] ?? '';
}
