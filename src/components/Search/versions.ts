import {
  type GlobalVersion,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';

/** Parameter of the search page's address that names a version other than the latest. */
export const versionParameter = 'version';

/** @returns the version of the page, or the one read last, or the latest: what contextual search searches. */
export function useVersionBeingRead(): GlobalVersion {
  const active = useActiveVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
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
