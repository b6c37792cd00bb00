import { useHistorySelector } from '@docusaurus/theme-common';
import {
  type GlobalVersion,
  useActiveDocContext,
} from '@docusaurus/plugin-content-docs/client';
import {
  homeOf,
  missingPageOf,
  pageBelow,
  startWithout,
  withoutMissingPage,
} from '@site/src/components/MissingPage/address';

/**
 * @returns a function that gives the address of the current page in a version; if
 *   the version lacks the page, its start page with a note
 */
export function useVersionAddress(
  docsPluginId?: string,
): (version: GlobalVersion) => string {
  const { activeVersion, activeDoc, alternateDocVersions } =
    useActiveDocContext(docsPluginId);
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);

  return (version) => {
    // Search and unknown addresses belong to no version.
    if (!activeVersion || !activeDoc) return homeOf(version);
    const missing = missingPageOf(search);
    const isStart = activeDoc.path === homeOf(activeVersion);
    if (missing !== undefined && isStart) {
      const wanted = pageBelow(version, missing);
      if (wanted) return wanted;
    }
    const twin = alternateDocVersions[version.name];
    return twin
      ? twin.path + withoutMissingPage(search) + hash
      : startWithout(version, activeVersion, activeDoc.path);
  };
}
