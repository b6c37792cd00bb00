import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react/modal';
import type {
  DocSearchModalProps,
  DocSearchTransformClient,
} from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
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
  suggest,
  warmUp,
} from '@search/client';
import { withSafeGroupNames } from '@site/src/components/Search/groupNames';
import { watchSearches } from '@site/src/components/Search/outcomes';
import { useMissingResultAddress } from '@site/src/components/Search/useMissingResultAddress';
import {
  filtersOf,
  useVersionBeingRead,
} from '@site/src/components/Search/versions';
import { leave } from './historyEntry';
import ModalHit from './ModalHit';
import NoResults from './NoResults';
import QuickLinks from './QuickLinks';
import ResultsFooter from './ResultsFooter';
import styles from './modal.module.css';
import { setValue } from './typeIntoModal';
import { useBelowField } from './useBelowField';
import { useDialog } from './useDialog';
import { useEnterWaits } from './useEnterWaits';
import { useNamedResults } from './useNamedResults';
import { useSettling } from './useSettling';

export interface Props {
  onClose: () => void;
  /** What the search begins with. */
  initialQuery: string;
  /** Where the page is scrolled to, and returns to when the modal closes. */
  initialScrollY: number;
}

/** DocSearch's modal over the index of the version being read. */
export default function SearchModal({
  onClose,
  initialQuery,
  initialScrollY,
}: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const history = useHistory();
  const toPath = useSearchResultUrlProcessor();
  const missingResultAddress = useMissingResultAddress();
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  // DocSearch keeps what it got first; the modal never outlives its page.
  const [facetFilters] = useState(() => filtersOf(version, currentLocale));
  const [searches] = useState(() => {
    warmUp(facetFilters);
    return watchSearches(createSearchClient(algolia, true), (query) =>
      suggest(query, facetFilters, algolia),
    );
  });
  const dialog = useDialog();
  useSettling(dialog, facetFilters);
  useEnterWaits(dialog, searches);
  const summary = useNamedResults(dialog);
  const belowField = useBelowField(dialog);
  const go = useCallback(
    (path: string) => {
      onClose();
      void leave().then(() => history.push(path));
    },
    [history, onClose],
  );
  const slots = useMemo((): Partial<DocSearchModalProps> => {
    return {
      transformSearchClient: (client) =>
        ({ ...client, ...searches.client }) as DocSearchTransformClient,
      transformItems: (items) =>
        items.map((item) => ({
          ...withSafeGroupNames(item),
          url: toPath(item.url),
        })),
      hitComponent: (props) => <ModalHit {...props} onGo={go} />,
      resultsFooterComponent: ({ state }) => (
        <ResultsFooter
          query={state.query}
          count={searches.countOf(state.query)}
          onGo={go}
        />
      ),
      navigator: { navigate: ({ itemUrl }) => go(itemUrl) },
      translations: {
        ...translations.modal,
        noResultsScreen: {
          ...translations.modal?.noResultsScreen,
          // DocSearch renders this text as it is, so it may be more than text.
          noResultsText: (
            <NoResults searches={searches} />
          ) as unknown as string,
        },
      },
    };
  }, [searches, toPath, go]);
  return (
    <div
      ref={dialog}
      className={isEmbedded ? styles.embedded : undefined}
      onInputCapture={emptyBlank}
    >
      <DocSearchModal
        {...slots}
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        insights={algolia.insights}
        searchParameters={{ ...algolia.searchParameters, facetFilters }}
        placeholder={translations.placeholder}
        getMissingResultsUrl={({ query }) => missingResultAddress(query)}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        onClose={onClose}
        onAskAiToggle={() => undefined}
      />
      {createPortal(
        <>
          <QuickLinks version={version} onGo={go} />
          <p role="status" className={styles.summary}>
            {summary}
          </p>
        </>,
        belowField,
      )}
    </div>
  );
}

/** Blanks are no query, and DocSearch would search them. */
function emptyBlank({ target }: FormEvent): void {
  if (target instanceof HTMLInputElement && !target.value.trim())
    setValue(target, '');
}
