import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { servedPath } from '@site/config/paths';

/** Parameter of the search page's address that names a version. */
export const versionParameter = 'version';

/**
 * The version of the page, for all that is on it: the navbar, search, what a
 * page for unknown addresses offers. It is the version that the address names,
 * or the one that the reader chose last, or the latest. Docusaurus takes every
 * address outside an archived version for one of the latest.
 */
export function useVersionBeingRead(): GlobalVersion {
  const addressed = useAddressedVersion();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return addressed ?? preferredVersion ?? latest;
}

/** @returns the version that the address names: by its path, or on the search page by a parameter. */
function useAddressedVersion(): GlobalVersion | undefined {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const { pathname, search } = useLocation();
  const isSearchPage = useIsSearchPage(pathname);
  // Pages are rendered without a query.
  const isBrowser = useIsBrowser();
  if (isSearchPage) {
    const name = new URLSearchParams(isBrowser ? search : '').get(
      versionParameter,
    );
    return versions.find((version) => version.name === name);
  }
  return activeDoc || !activeVersion?.isLast ? activeVersion : undefined;
}

function useIsSearchPage(pathname: string): boolean {
  const { searchPagePath } = useAlgoliaThemeConfig().algolia;
  return servedPath(pathname) === servedPath(useBaseUrl(`${searchPagePath}`));
}

/** @returns filters that let through one version in one language. */
export function filtersOf(
  version: GlobalVersion,
  locale: string,
): [string, string[]] {
  return [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version.name}`],
  ];
}
