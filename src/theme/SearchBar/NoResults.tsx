import {
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import Translate from '@docusaurus/Translate';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import SearchFailure from '@site/src/components/Search/SearchFailure';
import Suggestions from '@site/src/components/Search/Suggestions';

interface Props {
  searches: WatchedSearches;
}

/**
 * The first words of DocSearch's screen without hits, and what that screen
 * leaves out: suggestions, and the failure of a search, which takes its place.
 */
export default function NoResults({ searches }: Props): ReactNode {
  const { failed, suggestions } = useSyncExternalStore(
    searches.subscribe,
    searches.latest,
  );
  const words = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement>();

  useLayoutEffect(() => {
    const title = words.current?.closest('.DocSearch-Title');
    if (!title) return undefined;
    const container = document.createElement('div');
    title.after(container);
    setPlace(container);
    return () => container.remove();
  }, []);

  useLayoutEffect(() => {
    place?.parentElement?.toggleAttribute('data-search-failed', failed);
  }, [place, failed]);

  return (
    <span ref={words}>
      <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
        No results for
      </Translate>
      {place &&
        createPortal(
          failed ? (
            <SearchFailure />
          ) : (
            <Suggestions suggestions={suggestions} onChoose={typeIntoModal} />
          ),
          place,
        )}
    </span>
  );
}

/** Types as the reader would: DocSearch lets nothing else change the query. */
function typeIntoModal(query: string): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return;
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
