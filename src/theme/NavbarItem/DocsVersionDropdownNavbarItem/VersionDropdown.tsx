import type { ReactNode } from 'react';
import {
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useVersionBeingRead } from '@site/src/components/Search/versions';
import { useVersionAddress } from './useVersionAddress';

/**
 * The versions, each with the address of the page being read. Replaces the
 * theme's own, which says Current on pages that are in no version, leads to the start of a version that lacks the page
 * without a word, and takes query and fragment of the page along.
 */
export default function VersionDropdown({
  mobile,
  docsPluginId,
  dropdownItemsBefore: before,
  dropdownItemsAfter: after,
  position,
  className,
}: Props): ReactNode {
  const versions = useVersions(docsPluginId);
  const shown = useVersionBeingRead();
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const addressIn = useVersionAddress(docsPluginId);
  const { customFields } = useDocusaurusContext().siteConfig;
  // The others are called by their release.
  const title = shown.isLast
    ? `${shown.label} · ${customFields!.release as string}`
    : shown.label;
  const items = versions.map((version) => ({
    label: version.label,
    to: addressIn(version),
    isActive: () => version === shown,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      position={position}
      className={className}
      mobile={mobile}
      label={
        mobile
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
            })
          : title
      }
      aria-label={mobile ? undefined : `o1js release: ${title}`}
      items={[...before, ...items, ...after]}
    />
  );
}
