import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import type { Search } from './useSearch';

type Key = KeyboardEvent<HTMLInputElement>;

/**
 * Gives the field its keys. Enter waits while the results on the screen are
 * those of an earlier query: it opens the first result of what was typed, once
 * that is shown.
 *
 * @param searches whose hits carry the query that they are for
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
        // There is nothing to open.
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
