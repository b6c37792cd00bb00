import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { Item } from './item';
import type { List, Stored } from './lists';

/** Algolia's combobox. It has the query, the results and the selection as its state, and returns attributes for elements. */
export type Combobox = AutocompleteApi<
  Item,
  FormEvent,
  MouseEvent,
  KeyboardEvent
>;

export type ComboboxState = AutocompleteState<Item>;

/** A list of the modal, for the combobox. */
export type Source = AutocompleteSource<Item> & Pick<List, 'kind' | 'title'>;

export interface ComboboxOptions {
  initialQuery: string;
  /** True if Algolia collects statistics. */
  insights: boolean;
  /** Finds the lists for a query. */
  listsOf: (query: string) => Promise<List[]>;
  /** Stores results that the reader opens. */
  stored: Stored;
  /** Opens a page and closes the modal. */
  onGo: (path: string) => void;
  /** Closes the modal because the browser follows a link in it. */
  onClose: () => void;
  onChange: (state: ComboboxState) => void;
}

/** @returns a combobox that shows the lists from `listsOf` and stores results that the reader opens */
export function createCombobox({
  initialQuery,
  insights,
  listsOf,
  stored,
  onGo,
  onClose,
  onChange,
}: ComboboxOptions): Combobox {
  const toSource = (list: List, i: number): Source => ({
    ...list,
    sourceId: `${list.kind}-${i}`,
    getItems: () => list.items,
    getItemUrl: ({ item }) => item.url,
    onSelect: ({ item, event }: { item: Item; event: object }) => {
      if (!stored.favorite.has(item)) stored.recent.add(item);
      if (!opensElsewhere(event)) onClose();
    },
  });
  return createAutocomplete<Item, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    insights,
    initialState: { query: initialQuery },
    navigator: { navigate: ({ itemUrl }) => onGo(itemUrl) },
    onStateChange: ({ state }) => onChange(state),
    getSources: async ({ query }) => (await listsOf(query)).map(toSource),
  });
}

/** @returns true if a click or key opens another tab or window, so that the modal stays open. */
function opensElsewhere(event: object): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event as Partial<
    MouseEvent & KeyboardEvent
  >;
  return [ctrlKey, metaKey, shiftKey, altKey, button === 1].includes(true);
}
