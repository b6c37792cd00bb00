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
  /** The query at the start. */
  initialQuery: string;
  /** The scroll position of the page, which closing the modal restores. */
  initialScrollY: number;
}

/** Searches the current version. It looks and works like DocSearch's modal. */
export default function SearchModal({
  onClose,
  initialQuery,
  initialScrollY,
}: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const history = useHistory();
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  // The filters can't change, because the modal closes before the page changes.
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
    // The div is needed: styles of a search that failed to load apply to a dialog that is a child of the body.
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
          // The parent removes it, not the browser.
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

/** Prevents the page behind the modal from moving or scrolling. */
function useStillPage(scrollY: number): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    // The page must not become wider when the scroll bar disappears.
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
    // A phone scrolls the page to its top while the modal covers it.
    return () => window.scrollTo(0, current);
  }, []);
}
