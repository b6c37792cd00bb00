import { useEffect, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { maxQueryLength } from '@o1js-docs/search/constants';

/** A query that isn't in the address yet. */
interface Typed {
  query: string;
  /** The query in the address when the reader typed. */
  over: string;
}

/** Milliseconds without a key before the address changes. Browsers limit how often it can. */
const addressDelay = 250;

/** @returns the query in the page's address, and its setter, which changes the address, too. */
export function useAddressedQuery(): [string, (query: string) => void] {
  // `search` doesn't change while the next page loads.
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const addressed = queryOf(isBrowser ? search : '');
  const [, setAddressed] = useQueryString('q');
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

  return [
    (newer ?? addressed).slice(0, maxQueryLength),
    (query) => setTyped({ query, over: addressed }),
  ];
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
