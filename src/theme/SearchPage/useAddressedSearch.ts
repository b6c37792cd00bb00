import { useEffect, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  type GlobalVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
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

/** A query that the address, which has another one, does not have yet. */
interface Typed {
  query: string;
  over: string;
}

/** Browsers refuse to change the address at every key. */
const addressDelay = 250;

/** @returns the search that the page's address names, kept in step with it in both directions. */
export function useAddressedSearch(): AddressedSearch {
  // While the next page loads, this one stays as it is.
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const addressed = queryOf(isBrowser ? search : '');
  const [, setAddressed] = useQueryString('q');
  const [, setVersion] = useQueryString(versionParameter);
  const versions = useVersions(undefined);
  const version = useVersionBeingRead();
  const [typed, setTyped] = useState(readTypedAhead);
  // What is typed holds until the address follows. The first render is that
  // of the server, which knows of nothing typed.
  const newer =
    isBrowser && typed?.over === addressed ? typed.query : undefined;

  useEffect(() => {
    if (newer === undefined) return undefined;
    const timer = setTimeout(() => setAddressed(newer), addressDelay);
    return () => clearTimeout(timer);
  }, [newer, setAddressed]);

  return {
    query: (newer ?? addressed).slice(0, maxQueryLength),
    setQuery: (query) => setTyped({ query, over: addressed }),
    version,
    versions,
    setVersion,
  };
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** @returns what the reader typed into the field before the page's scripts ran, if anything. */
function readTypedAhead(): Typed | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const field = document.querySelector<HTMLInputElement>('main [name=q]');
  return field?.value
    ? { query: field.value, over: queryOf(window.location.search) }
    : undefined;
}
