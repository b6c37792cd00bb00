import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { Item } from './item';
import type { List, Stored } from './lists';

/** Algolia's combobox: it keeps what is typed, found and selected, and gives elements their attributes. */
export type Combobox = AutocompleteApi<
  Item,
  FormEvent,
  MouseEvent,
  KeyboardEvent
>;

export type ComboboxState = AutocompleteState<Item>;

/** A list of the modal, as the combobox reads it. */
export type Source = AutocompleteSource<Item> & Pick<List, 'kind' | 'title'>;

export interface ComboboxOptions {
  initialQuery: string;
  /** Whether Algolia collects statistics. */
  insights: boolean;
  /** Finds what is shown for a query. */
  listsOf: (query: string) => Promise<List[]>;
  /** Where a result that is opened is remembered. */
  stored: Stored;
  /** Leads to a page and closes the modal. */
  onGo: (path: string) => void;
  /** Closes the modal because the browser follows a link of it. */
  onClose: () => void;
  onChange: (state: ComboboxState) => void;
}

/** @returns a combobox whose lists are those that `listsOf` finds, and which remembers what is opened */
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

/** Whether a press or key leads to another tab or window, and the modal stays. */
function opensElsewhere(event: object): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event as Partial<
    MouseEvent & KeyboardEvent
  >;
  return [ctrlKey, metaKey, shiftKey, altKey, button === 1].includes(true);
}
