import { useSyncExternalStore } from 'react';
import type {
  Outcome,
  WatchedSearches,
} from '@site/src/components/Search/outcomes';
import type { Source } from './combobox';
import type { Search } from './useSearch';

/** The content below the field. */
export interface Shown {
  /** Lists of found or stored results, or none. */
  what: 'found' | 'stored' | 'no hits' | 'nothing';
  outcome: Outcome;
}

/** @returns the content for the current query; until it has an answer, the lists of an earlier query */
export function useShown({ state }: Search, searches: WatchedSearches): Shown {
  const outcome = useSyncExternalStore(searches.subscribe, searches.latest);
  const { query, collections } = state;
  const isFound = collections.some(
    ({ source }) => (source as unknown as Source).kind === 'found',
  );
  const isPending = outcome.kind === 'pending';
  if (query)
    return { what: isPending && isFound ? 'found' : 'no hits', outcome };
  const isStored = !isFound && collections.length > 0;
  return { what: isStored ? 'stored' : 'nothing', outcome };
}
