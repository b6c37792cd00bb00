import { type ReactNode, useEffect, useRef } from 'react';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import Lists from './Lists';
import NoHits from './NoHits';
import ResultsFooter from './ResultsFooter';
import type { Search } from './useSearch';
import type { Shown } from './useShown';

interface Props extends Search {
  shown: Shown;
  searches: WatchedSearches;
  input: HTMLInputElement | null;
  onGo: (path: string) => void;
}

/** The part below the field: found results, or the reason why there are none. Without a query it shows stored results. */
export default function Results({
  shown,
  searches,
  input,
  onGo,
  ...search
}: Props): ReactNode {
  const { combobox, state } = search;
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dropdown.current?.scrollTo({ top: 0 });
  }, [state.query]);

  if (shown.what === 'nothing') return null;
  const type = (query: string) => {
    combobox.setQuery(query);
    void combobox.refresh();
    input?.focus();
  };
  return (
    <div
      ref={dropdown}
      className="DocSearch-Dropdown"
      // Hides the keyboard of a phone, which covers half of the results.
      onTouchMove={() => input?.blur()}
    >
      {shown.what === 'no hits' ? (
        <NoHits
          query={state.query}
          outcome={shown.outcome}
          isStalled={state.status === 'stalled'}
          onType={type}
          onRetry={() => void combobox.refresh()}
        />
      ) : (
        <Lists {...search} onGo={onGo} />
      )}
      {shown.what === 'found' && (
        <section className="DocSearch-HitsFooter">
          <ResultsFooter
            query={state.query}
            count={searches.countOf(state.query)}
            onGo={onGo}
          />
        </section>
      )}
    </div>
  );
}
