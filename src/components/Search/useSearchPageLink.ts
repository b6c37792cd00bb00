import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useVersionBeingRead, versionParameter } from './versions';

/** @returns a function that gives the address of the search page for a query, on the version being read. */
export function useSearchPageLink(): (query: string) => string {
  const linkTo = useSearchLinkCreator();
  const version = useVersionBeingRead();
  return (query) =>
    version.isLast
      ? linkTo(query)
      : `${linkTo(query)}&${versionParameter}=${encodeURIComponent(version.name)}`;
}
