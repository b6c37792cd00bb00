import { useState } from 'react';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import type { filtersOf } from '@site/src/components/Search/versions';
import { type Combobox, type ComboboxState, createCombobox } from './combobox';
import { type Stored, foundLists, storedLists, storedOn } from './lists';

export interface Search {
  combobox: Combobox;
  state: ComboboxState;
  stored: Stored;
}

interface Options {
  searches: WatchedSearches;
  facetFilters: ReturnType<typeof filtersOf>;
  initialQuery: string;
  /** Opens a page and closes the modal. */
  onGo: (path: string) => void;
  /** Closes the modal because the browser follows a link in it. */
  onClose: () => void;
}

/**
 * Searches while the reader types. Without a query it lists stored results.
 * Later values of the options are ignored, because the modal closes before the
 * page changes.
 */
export function useSearch({
  searches,
  facetFilters,
  initialQuery,
  onGo,
  onClose,
}: Options): Search {
  const { algolia } = useAlgoliaThemeConfig();
  const { indexName, insights, searchParameters } = algolia;
  const toPath = useSearchResultUrlProcessor();
  const [stored] = useState(() => storedOn(indexName));
  const [state, setState] = useState<ComboboxState>({
    query: initialQuery,
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    status: 'idle',
  });
  const [combobox] = useState(() => {
    const parameters = { ...searchParameters, indexName, facetFilters };
    return createCombobox({
      initialQuery,
      insights: Boolean(insights),
      stored,
      listsOf: async (query) =>
        query.trim()
          ? foundLists(query, searches, parameters, toPath)
          : storedLists(stored),
      onGo,
      onClose,
      onChange: setState,
    });
  });
  return { combobox, state, stored };
}
