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
 * Where each version in the navbar leads from the page being read.
 *
 * @returns a function that gives the address of the page in a version, or the start of the version, which says that the page is missing
 */
export function useVersionAddress(
  docsPluginId?: string,
): (version: GlobalVersion) => string {
  const { activeVersion, activeDoc, alternateDocVersions } =
    useActiveDocContext(docsPluginId);
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);

  return (version) => {
    // Search and unknown addresses are in no version.
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
