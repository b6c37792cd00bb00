import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import Lists from './Lists';
import NoHits from './NoHits';
import ResultsFooter from './ResultsFooter';
import type { Source } from './combobox';
import type { Search } from './useSearch';

interface Props extends Search {
  searches: WatchedSearches;
  input: HTMLInputElement | null;
  onGo: (path: string) => void;
}

/** Below the field: what was found, or why there is nothing; what is stored, when nothing is typed. */
export default function Results({
  searches,
  input,
  onGo,
  ...search
}: Props): ReactNode {
  const { combobox, state } = search;
  const outcome = useSyncExternalStore(searches.subscribe, searches.latest);
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dropdown.current?.scrollTo({ top: 0 });
  }, [state.query]);

  const isFound = state.collections.some(
    ({ source }) => (source as unknown as Source).kind === 'found',
  );
  if (!state.query && (isFound || state.collections.length === 0)) return null;
  const hasLists = state.query
    ? outcome.kind === 'pending' && isFound
    : state.collections.length > 0;
  const type = (query: string) => {
    combobox.setQuery(query);
    void combobox.refresh();
    input?.focus();
  };
  return (
    <div
      ref={dropdown}
      className="DocSearch-Dropdown"
      // The keyboard of a phone covers half of the results.
      onTouchMove={() => input?.blur()}
    >
      {hasLists ? (
        <>
          <Lists {...search} onGo={onGo} />
          {isFound && (
            <section className="DocSearch-HitsFooter">
              <ResultsFooter
                query={state.query}
                count={searches.countOf(state.query)}
                onGo={onGo}
              />
            </section>
          )}
        </>
      ) : (
        <NoHits
          query={state.query}
          outcome={outcome}
          isStalled={state.status === 'stalled'}
          onType={type}
          onRetry={() => void combobox.refresh()}
        />
      )}
    </div>
  );
}
