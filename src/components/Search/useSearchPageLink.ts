import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useVersionBeingRead, versionParameter } from './versions';

/** @returns a function that gives the address of the search page for a query, on the version being read. */
export function useSearchPageLink(): (query: string) => string {
  const linkTo = useSearchLinkCreator();
  const version = useVersionBeingRead();
  const { preferredVersion } = useDocsPreferredVersion();
  // Without a name it is the latest to everyone but those who chose another.
  const needsName = !version.isLast || preferredVersion?.isLast === false;
  return (query) =>
    needsName
      ? `${linkTo(query)}&${versionParameter}=${encodeURIComponent(version.name)}`
      : linkTo(query);
}
