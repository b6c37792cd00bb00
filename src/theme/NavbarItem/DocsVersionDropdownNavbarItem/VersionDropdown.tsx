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
 * Lists the versions, each with the address of the current page. Replaces the
 * theme's dropdown, which labels pages outside of all versions as Current, and
 * leads to a start page without an explanation if a version lacks the page.
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
  // The other versions are labelled by their release.
  const nameOf = ({ isLast, label }: typeof shown) =>
    isLast ? `${label} · ${customFields!.release as string}` : label;
  const title = nameOf(shown);
  const items = versions.map((version) => ({
    label: nameOf(version),
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
