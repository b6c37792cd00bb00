import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useVersionBeingRead, versionParameter } from './versions';

/** @returns a function that returns the address of the search page for a query in the current version. */
export function useSearchPageLink(): (query: string) => string {
  const linkTo = useSearchLinkCreator();
  const version = useVersionBeingRead();
  const { preferredVersion } = useDocsPreferredVersion();
  // An address without a version means the latest, or the one that the reader chose.
  const needsName = !version.isLast || preferredVersion?.isLast === false;
  return (query) =>
    needsName
      ? `${linkTo(query)}&${versionParameter}=${encodeURIComponent(version.name)}`
      : linkTo(query);
}
