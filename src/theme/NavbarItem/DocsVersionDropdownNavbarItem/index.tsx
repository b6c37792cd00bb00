import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useVersionBeingRead } from '@site/src/components/Search/versions';

/**
 * Lists the versions, each with the address of the current page, or of its start page.
 * The theme's dropdown labels pages outside of all versions as Current.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  dropdownItemsAfter: after,
}: Props): ReactNode {
  const versions = useVersions(undefined);
  const shown = useVersionBeingRead();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { alternateDocVersions } = useActiveDocContext(undefined);
  const end = useHistorySelector(
    ({ location: { search, hash } }) => search + hash,
  );
  const { customFields } = useDocusaurusContext().siteConfig;
  // The other versions are labelled by their release.
  const nameOf = ({ isLast, label }: typeof shown) =>
    isLast ? `${label} · ${customFields!.release as string}` : label;
  const title = nameOf(shown);
  const items = versions.map((version) => {
    const same = alternateDocVersions[version.name];
    return {
      label: nameOf(version),
      to: same ? same.path + end : version.path,
      isActive: () => version === shown,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  return (
    <DropdownNavbarItem
      mobile={mobile}
      label={mobile ? 'Versions' : title}
      aria-label={mobile ? undefined : `o1js release: ${title}`}
      items={[...items, ...after]}
    />
  );
}
