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

interface VersionAddresses {
  /** @returns the page being read in a version, or the start of the version, which says that the page is missing */
  addressIn: (version: GlobalVersion) => string;
  activeVersion: GlobalVersion | undefined;
}

/** Where each version in the navbar leads from the page being read. */
export function useVersionAddress(docsPluginId?: string): VersionAddresses {
  const { activeVersion, activeDoc, alternateDocVersions } =
    useActiveDocContext(docsPluginId);
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);

  const addressIn = (version: GlobalVersion) => {
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
  return { addressIn, activeVersion };
}
