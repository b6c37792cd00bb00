import { type ReactNode, useLayoutEffect, useRef } from 'react';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Searching from '@site/src/components/Search/Searching';
import { readShownResults, useStoredResults } from './entryState';
import NoHits from './NoHits';
import ResultList from './ResultList';
import type { AddressedSearch } from './useAddressedSearch';
import { useSearchResults } from './useSearchResults';

/** The part below the form: the state of the search, or its results. */
export default function Results({
  query,
  setQuery,
  version,
}: AddressedSearch): ReactNode {
  const { status, answer, loadMore, tryAgain } = useSearchResults(
    query,
    version,
  );
  const found = answer?.kind === 'found' ? answer : undefined;
  const isAnswered = status === 'answered';
  useStoredResults(isAnswered && found ? found.hits.length : 0);
  useScrollBack(isAnswered && found !== undefined);

  if (status === 'idle') return null;
  if (!isAnswered)
    return (
      <>
        <Searching isStalled={status === 'stalled'} hasResults={!!found} />
        {found && <ResultList {...found} isFormer />}
      </>
    );
  if (answer?.kind === 'failed') return <SearchFailure onRetry={tryAgain} />;
  if (answer?.kind === 'empty')
    return (
      <NoHits
        query={query}
        suggestions={answer.suggestions}
        onChoose={setQuery}
      />
    );
  return (
    found && <ResultList {...found} onMore={loadMore} onRetry={tryAgain} />
  );
}

/** Restores the scroll position of a reader who comes back, once the results are there. */
function useScrollBack(isReady: boolean): void {
  const wanted = useRef(readShownResults()?.scrollY);
  useLayoutEffect(() => {
    if (!isReady || wanted.current === undefined) return;
    window.scrollTo(0, wanted.current);
    wanted.current = undefined;
  }, [isReady]);
}
