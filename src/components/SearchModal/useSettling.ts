import { type RefObject, useEffect } from 'react';
import { isEmbedded, loadFullIndex } from '@search/client';
import type { Search } from './useSearch';

/** Milliseconds in which names answer what was typed ahead, before the texts take the line. */
const firstResults = 250;

/** What shows that a reader is about to choose a result, or composes a letter. */
const choices = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
];

/**
 * The first results may come from names alone. When the texts have come, these
 * are searched too, unless the reader is at the results: then nothing moves
 * under the pointer or finger, and the next key brings the rest.
 *
 * @param modal the modal's element
 * @param filters of the version that is searched
 * @param combobox asks again
 */
export function useSettling(
  modal: RefObject<HTMLElement | null>,
  filters: Parameters<typeof loadFullIndex>[0],
  combobox: Search['combobox'],
): void {
  useEffect(() => {
    // A hosted index answers with all that it has.
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
        // The next search says so.
        () => undefined,
      );
    const timer = setTimeout(() => void settle(), firstResults);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      for (const choice of choices)
        around?.removeEventListener(choice, watch, true);
    };
  }, [modal, filters, combobox]);
}
