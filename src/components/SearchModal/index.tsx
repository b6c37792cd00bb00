import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import '@docsearch/css/dist/modal.css';
import { useHistory } from '@docusaurus/router';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient, suggest, warmUp } from '@search/client';
import { watchSearches } from '@site/src/components/Search/outcomes';
import {
  filtersOf,
  useVersionBeingRead,
} from '@site/src/components/Search/versions';
import { leave } from '@site/src/theme/SearchBar/historyEntry';
import Field from './Field';
import Keys from './Keys';
import QuickLinks from './QuickLinks';
import Results from './Results';
import { useEnter } from './useEnter';
import { useSearch } from './useSearch';
import { useSettling } from './useSettling';
import { useShown } from './useShown';
import { useSummary } from './useSummary';
import styles from './modal.module.css';

export interface Props {
  onClose: () => void;
  /** What the search begins with. */
  initialQuery: string;
  /** Where the page is scrolled to, and returns to when the modal closes. */
  initialScrollY: number;
}

/** Search over the index of the version being read, as DocSearch looks and works. */
export default function SearchModal({
  onClose,
  initialQuery,
  initialScrollY,
}: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const history = useHistory();
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  // What it began with holds: the modal never outlives its page.
  const [facetFilters] = useState(() => filtersOf(version, currentLocale));
  const [searches] = useState(() => {
    warmUp(facetFilters);
    return watchSearches(createSearchClient(algolia, true), (query) =>
      suggest(query, facetFilters, algolia),
    );
  });
  const onGo = useCallback(
    (path: string) => {
      onClose();
      void leave().then(() => history.push(path));
    },
    [history, onClose],
  );
  const search = useSearch({
    searches,
    facetFilters,
    initialQuery,
    onGo,
    onClose,
  });
  const { combobox, state } = search;
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (!input) return;
    dialog.current?.showModal();
    input.focus();
  }, [input]);
  useStillPage(initialScrollY);
  useSettling(dialog, facetFilters, combobox);
  const onKeyDown = useEnter(search, searches, input);
  const shown = useShown(search, searches);
  const summary = useSummary(state);

  return (
    // A dialog right below the body is that of a search that could not be loaded.
    <div>
      <dialog
        ref={dialog}
        aria-label="Search"
        className={clsx(
          'DocSearch DocSearch-Container',
          styles.dialog,
          state.status === 'stalled' && 'DocSearch-Container--Stalled',
        )}
        onMouseDown={({ target, currentTarget }: MouseEvent) => {
          if (target === currentTarget) onClose();
        }}
        onCancel={(event) => {
          // It goes when its owner takes it away.
          event.preventDefault();
          onClose();
        }}
      >
        <div className="DocSearch-Modal">
          <Field
            {...search}
            hasLists={shown.what === 'found' || shown.what === 'stored'}
            ref={setInput}
            input={input}
            onKeyDown={onKeyDown}
            onClose={onClose}
          />
          {!state.query && <QuickLinks version={version} onGo={onGo} />}
          <p role="status" className={styles.summary}>
            {summary}
          </p>
          <Results
            {...search}
            shown={shown}
            searches={searches}
            input={input}
            onGo={onGo}
          />
          <Keys />
        </div>
      </dialog>
    </div>
  );
}

/** Keeps the page behind the modal as it is, and where it is. */
function useStillPage(scrollY: number): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    // The scroll bar goes, and the page must not move into its place.
    const scrollBar = window.innerWidth - documentElement.clientWidth;
    body.style.marginInlineEnd = `${scrollBar}px`;
    body.classList.add('DocSearch--active');
    return () => {
      body.style.marginInlineEnd = '';
      body.classList.remove('DocSearch--active');
    };
  }, []);
  const place = useRef(scrollY);
  useEffect(() => {
    const { current } = place;
    // A phone puts the page at its top while the modal covers it.
    return () => window.scrollTo(0, current);
  }, []);
}
