import { useEffect, useState } from 'react';
import {
  type GlobalVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useQueryString } from '@docusaurus/theme-common';
import { maxQueryLength } from '@site/config/search-constants';
import {
  useVersionBeingRead,
  versionParameter,
} from '@site/src/components/Search/versions';

/** What is searched, where. */
export interface AddressedSearch {
  query: string;
  setQuery: (query: string) => void;
  version: GlobalVersion;
  versions: readonly GlobalVersion[];
  setVersion: (name: string) => void;
}

/** Browsers refuse to change the address at every key. */
const addressDelay = 250;

/** @returns the search that the page's address names, kept in step with it in both directions. */
export function useAddressedSearch(): AddressedSearch {
  const [addressed, setAddressed] = useQueryString('q');
  const [versionName, setVersion] = useQueryString(versionParameter);
  const versions = useVersions(undefined);
  const versionBeingRead = useVersionBeingRead();
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setAddressed(typed);
      setTyped(undefined);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [typed, setAddressed]);

  return {
    query: (typed ?? addressed).slice(0, maxQueryLength),
    setQuery: setTyped,
    version:
      versions.find(({ name }) => name === versionName) ?? versionBeingRead,
    versions,
    setVersion,
  };
}
