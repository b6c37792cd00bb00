import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { servedPath } from '@o1js-docs/project/paths';

/** Parameter with the version in the search page's address. */
export const versionParameter = 'version';

/**
 * Finds the version of the page for the navbar, search and the not-found page.
 * It is the version in the address, or the one that the reader chose last, or
 * the latest. Docusaurus treats every address outside an archived version as
 * the latest.
 *
 * @returns the version of the page
 */
export function useVersionBeingRead(): GlobalVersion {
  const addressed = useAddressedVersion();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return addressed ?? preferredVersion ?? latest;
}

/** @returns the version in the address: in its path, or in a parameter of the search page. */
function useAddressedVersion(): GlobalVersion | undefined {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const { pathname, search } = useLocation();
  const searchPage = useBaseUrl('/search');
  // The server renders pages without a query.
  const isBrowser = useIsBrowser();
  if (servedPath(pathname) === servedPath(searchPage)) {
    const name = new URLSearchParams(isBrowser ? search : '').get(
      versionParameter,
    );
    return versions.find((version) => version.name === name);
  }
  // One file answers every unknown address, and an address in the wrong case is unknown.
  const isPage =
    activeDoc && servedPath(activeDoc.path) === servedPath(pathname);
  return isPage || (isBrowser && !activeVersion?.isLast)
    ? activeVersion
    : undefined;
}

/** @returns filters for one version in one language. */
export function filtersOf(
  version: GlobalVersion,
  locale: string,
): [string, string[]] {
  return [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version.name}`],
  ];
}
