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

/** The query and the version, with their setters. */
export interface AddressedSearch {
  query: string;
  setQuery: (query: string) => void;
  version: GlobalVersion;
  versions: readonly GlobalVersion[];
  setVersion: (name: string) => void;
}

/** A query that isn't in the address yet. */
interface Typed {
  query: string;
  /** The query in the address when the reader typed. */
  over: string;
}

/** Milliseconds without a key before the address changes. Browsers limit how often it can. */
const addressDelay = 250;

/** @returns the search in the page's address. A change of the search changes the address, too. */
export function useAddressedSearch(): AddressedSearch {
  // `search` doesn't change while the next page loads.
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const addressed = queryOf(isBrowser ? search : '');
  const [, setAddressed] = useQueryString('q');
  const [, setVersion] = useQueryString(versionParameter);
  const versions = useVersions(undefined);
  const version = useVersionBeingRead();
  const [typed, setTyped] = useState(readTypedAhead);
  // The typed query wins until the address has it. The first render must be
  // like the server's, which doesn't know it.
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

/** @returns the text that the reader typed before the page's scripts ran; `undefined` if there is none. */
function readTypedAhead(): Typed | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  const field = document.querySelector<HTMLInputElement>('main [name=q]');
  return field?.value
    ? { query: field.value, over: queryOf(window.location.search) }
    : undefined;
}
