import {
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import Translate from '@docusaurus/Translate';
import { retry } from '@site/src/components/Search/isGone';
import type {
  Outcome,
  WatchedSearches,
} from '@site/src/components/Search/outcomes';
import Searching from '@site/src/components/Search/Searching';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Suggestions from '@site/src/components/Search/Suggestions';
import { useStalled } from '@site/src/components/Search/useStalled';
import { typeIntoModal } from './typeIntoModal';

interface Props {
  searches: WatchedSearches;
}

/**
 * The first words of DocSearch's screen without hits, and what that screen
 * leaves out: suggestions. DocSearch shows it without an answer too, so there
 * a search that goes on, or that failed, takes its place.
 */
export default function NoResults({ searches }: Props): ReactNode {
  const outcome = useSyncExternalStore(searches.subscribe, searches.latest);
  const words = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const title = words.current?.closest('.DocSearch-Title');
    if (!title) return undefined;
    const container = document.createElement('div');
    container.dataset.searchInstead = '';
    title.after(container);
    setPlace(container);
    return () => container.remove();
  }, []);

  useLayoutEffect(() => {
    place?.parentElement?.setAttribute('data-search', outcome.kind);
  }, [place, outcome]);

  return (
    <span ref={words}>
      {outcome.kind === 'empty' && (
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
          No results for
        </Translate>
      )}
      {place && createPortal(<Instead outcome={outcome} />, place)}
    </span>
  );
}

function Instead({ outcome }: { outcome: Outcome }): ReactNode {
  const isStalled = useStalled(outcome.kind === 'pending');
  if (outcome.kind === 'pending') return <Searching isStalled={isStalled} />;
  if (outcome.kind === 'failed')
    return (
      <SearchFailure onRetry={() => void retry(outcome.error, searchAgain)} />
    );
  return (
    <Suggestions suggestions={outcome.suggestions} onChoose={typeIntoModal} />
  );
}

/** DocSearch searches when the query changes. */
function searchAgain(): void {
  const query = typeIntoModal('');
  if (query) typeIntoModal(query);
}
