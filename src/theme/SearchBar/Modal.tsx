import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { DocSearchModalProps } from '@docsearch/react';
import { DocSearchModal as Modal } from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {
  createSearchClient,
  isEmbedded,
  loadFullIndex,
  warmUp,
} from '@search/client';
import { watchSearches } from '@site/src/components/Search/outcomes';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';
import {
  filtersOf,
  useVersionBeingRead,
} from '@site/src/components/Search/versions';
import { correctRoles } from './correctRoles';
import { kindOf } from './kindOf';
import Panel from './Panel';
import './modal.css';

export interface Props {
  /** The query at the start. */
  initialQuery: string;
  onClose: () => void;
}

// Docusaurus declares this entry point without types.
const DocSearchModal = Modal as ComponentType<DocSearchModalProps>;

/** Matches if the reader is at the results, or has chosen another one than the first. The results don't change while the reader is at them. */
const isChoosing =
  '.DocSearch-Dropdown:hover, .DocSearch-Dropdown:focus-within, .DocSearch-Hits ~ .DocSearch-Hits [aria-selected=true], .DocSearch-Hit ~ .DocSearch-Hit[aria-selected=true]';

/**
 * DocSearch's modal over our client, in a dialog, which keeps the focus. It
 * shows the states that DocSearch doesn't: that a search is running, has
 * failed, or could be put in other words.
 */
export default function SearchModal({
  initialQuery,
  onClose,
}: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const history = useHistory();
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  const toPath = useSearchResultUrlProcessor();
  const linkToSearchPage = useSearchPageLink();
  const missingResultAddress = useMissingResultAddress();
  const [facetFilters] = useState(() => filtersOf(version, currentLocale));
  const [searches] = useState(() => {
    hideBlockedStorage();
    warmUp(facetFilters);
    return watchSearches(createSearchClient(algolia, true));
  });
  const outcome = useSyncExternalStore(searches.subscribe, searches.latest);
  // DocSearch uses those of its first render.
  const [options] = useState((): Partial<DocSearchModalProps> => ({
    navigator: { navigate: ({ itemUrl }) => history.push(itemUrl) },
    transformItems: (items) =>
      items.map((item) => ({ ...item, url: toPath(item.url) })),
    transformSearchClient: (client) => ({
      ...client,
      search: (input) => searches.search(input as never),
    }),
    hitComponent: ({ hit, children }) => (
      <Link to={hit.url} data-kind={kindOf(hit)}>
        {children}
      </Link>
    ),
    resultsFooterComponent: ({ state: { query } }) => {
      const count = searches.countOf(query);
      return count === undefined ? null : (
        <Link to={linkToSearchPage(query)} onClick={onClose}>
          See all {count} results
        </Link>
      );
    },
  }));

  const dialog = useRef<HTMLDialogElement>(null);
  const [frame, setFrame] = useState<Element | null>(null);
  useLayoutEffect(() => {
    dialog.current!.showModal();
    setFrame(dialog.current!.querySelector('.DocSearch-Modal'));
    return correctRoles(dialog.current!);
  }, []);
  useEffect(() => history.listen(onClose), [history, onClose]);
  useEffect(() => {
    if (!isEmbedded) return;
    loadFullIndex(facetFilters).then(
      () => {
        // The first results were from the titles.
        if (!dialog.current?.querySelector(isChoosing)) searchAgain(dialog);
      },
      // The next search shows the failure.
      () => undefined,
    );
  }, [facetFilters]);

  const isEnterWaiting = useRef(false);
  useEffect(() => {
    if (!isEnterWaiting.current || outcome.kind === 'pending') return undefined;
    // DocSearch has the results in the next task, unless another search begins before.
    const timer = setTimeout(() => {
      isEnterWaiting.current = false;
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      inputOf(dialog)?.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    return () => clearTimeout(timer);
  }, [outcome]);
  const onKeyDown = (event: KeyboardEvent) => {
    // DocSearch would move the focus past the links in its results.
    if (event.key === 'Tab') event.stopPropagation();
    isEnterWaiting.current =
      event.key === 'Enter' && searches.latest().kind === 'pending';
    if (!isEnterWaiting.current) return;
    // It would open a result of an earlier query.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className="search-dialog"
      data-outcome={outcome.kind}
      data-embedded={isEmbedded}
      onKeyDownCapture={onKeyDown}
      onCancel={(event) => {
        // The parent removes it, not the browser.
        event.preventDefault();
        onClose();
      }}
    >
      <DocSearchModal
        {...algolia}
        askAi={undefined}
        onAskAiToggle={() => undefined}
        {...options}
        searchParameters={{ ...algolia.searchParameters, facetFilters }}
        placeholder={translations.placeholder}
        translations={{
          ...translations.modal,
          // DocSearch shows the title as text on a phone.
          searchBox: {
            ...translations.modal?.searchBox,
            clearButtonTitle: 'Clear',
          },
          noResultsScreen: {
            ...translations.modal?.noResultsScreen,
            noResultsText: 'No results for',
          },
        }}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        getMissingResultsUrl={({ query }) => missingResultAddress(query)}
        onClose={onClose}
      />
      {frame &&
        createPortal(
          <Panel
            outcome={outcome}
            onRetry={() => searchAgain(dialog)}
            onChoose={(suggestion) => type(dialog, suggestion)}
            onKeep={(query) => {
              searches.keepWords(query);
              searchAgain(dialog);
            }}
          />,
          frame,
        )}
    </dialog>
  );
}

/** DocSearch reads the storage in an effect. If the browser blocks that, the page would crash. */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: null });
  }
}

type Dialog = Readonly<{ current: HTMLDialogElement | null }>;

function inputOf({ current }: Dialog): HTMLInputElement | null {
  return current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/** DocSearch searches whenever its field gets the focus. */
function searchAgain(dialog: Dialog): void {
  const input = inputOf(dialog);
  if (document.activeElement === input)
    input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else input?.focus();
}

function type(dialog: Dialog, query: string): void {
  const input = inputOf(dialog);
  if (!input) return;
  // React ignores the event if its own setter is called.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )!.set!.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
