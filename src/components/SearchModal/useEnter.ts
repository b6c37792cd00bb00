import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import type { Search } from './useSearch';

type Key = KeyboardEvent<HTMLInputElement>;

/**
 * Handles the keys of the field. While the screen shows results of an earlier
 * query, Enter waits and then opens the first result of the new query.
 *
 * @param searches whose hits have the query that found them
 * @returns the listener for keys
 */
export function useEnter(
  { combobox, state }: Search,
  searches: WatchedSearches,
  input: HTMLInputElement | null,
): (event: Key) => void {
  const waiting = useRef<Key>(undefined);
  const shownFor = state.collections[0]?.items[0]?.asked;
  const press = (event: Key) =>
    combobox.getInputProps({ inputElement: input }).onKeyDown(event);

  useEffect(() => {
    const { current } = waiting;
    if (!current || shownFor !== input?.value.trim()) return;
    waiting.current = undefined;
    press(current);
  });

  useEffect(
    () =>
      searches.subscribe(() => {
        // There is no result to open.
        if (searches.latest().kind !== 'pending') waiting.current = undefined;
      }),
    [searches],
  );

  return (event) => {
    if (event.nativeEvent.isComposing) return;
    waiting.current = undefined;
    const query = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || !query || query === shownFor) {
      press(event);
      return;
    }
    event.preventDefault();
    waiting.current = event;
  };
}
