import { type RefObject, useEffect } from 'react';
import { isEmbedded, loadFullIndex } from '@search/client';
import type { Search } from './useSearch';

/** Milliseconds after which the texts are loaded, so that they don't delay the first results on a slow line. */
const textsDelay = 250;

/** Events before a reader chooses a result, or while they compose a letter. */
const choices = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
];

/**
 * Searches again when the full index is loaded, because the first results are
 * from the title index. It doesn't while the reader is at the results, so that
 * nothing moves under the pointer or finger. Then the next key searches again.
 *
 * @param modal the modal's element
 * @param filters of the current version
 * @param combobox searches again
 */
export function useSettling(
  modal: RefObject<HTMLElement | null>,
  filters: Parameters<typeof loadFullIndex>[0],
  combobox: Search['combobox'],
): void {
  useEffect(() => {
    // A hosted index always searches all of it.
    if (!isEmbedded) return undefined;
    const around = modal.current;
    let isChoosing = false;
    let isOpen = true;
    const watch = (event: Event) => {
      const { target } = event;
      isChoosing =
        event instanceof KeyboardEvent
          ? event.isComposing || event.key.startsWith('Arrow')
          : target instanceof Element &&
            target.closest('.DocSearch-Dropdown') !== null;
    };
    for (const choice of choices) around?.addEventListener(choice, watch, true);
    const settle = () =>
      loadFullIndex(filters).then(
        () => {
          if (isOpen && !isChoosing) void combobox.refresh();
        },
        // The next search shows the failure.
        () => undefined,
      );
    const timer = setTimeout(() => void settle(), textsDelay);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      for (const choice of choices)
        around?.removeEventListener(choice, watch, true);
    };
  }, [modal, filters, combobox]);
}
