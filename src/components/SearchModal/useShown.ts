import { useSyncExternalStore } from 'react';
import type {
  Outcome,
  WatchedSearches,
} from '@site/src/components/Search/outcomes';
import type { Source } from './combobox';
import type { Search } from './useSearch';

/** What stands below the field. */
export interface Shown {
  /** Lists of what was found, or of what is stored; or else why there are none. */
  what: 'found' | 'stored' | 'no hits' | 'nothing';
  outcome: Outcome;
}

/** @returns what to show for the query that is typed: lists of an earlier one until it is answered */
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
