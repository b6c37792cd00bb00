import { type RefObject, useEffect } from 'react';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';

/**
 * Lets Enter wait while the results on the screen are those of an earlier
 * query: it opens the first result of what was typed, once that is shown.
 *
 * @param modal the element around the modal
 * @param searches whose hits carry the query that they are for
 */
export function useEnterWaits(
  modal: RefObject<HTMLElement | null>,
  searches: WatchedSearches,
): void {
  useEffect(() => {
    const around = modal.current;
    if (!around) return undefined;
    let waiting: KeyboardEventInit | undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target, key, isComposing, ctrlKey, metaKey, shiftKey } = event;
      if (!(target instanceof HTMLInputElement) || isComposing) return;
      waiting = undefined;
      if (key !== 'Enter' || areShown(around, target)) return;
      event.preventDefault();
      event.stopPropagation();
      waiting = { key, ctrlKey, metaKey, shiftKey };
    };
    const goOn = () => {
      const input = around.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (!waiting || !input || !areShown(around, input)) return;
      const init = { ...waiting, bubbles: true, cancelable: true };
      waiting = undefined;
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    const drawn = new MutationObserver(goOn);
    drawn.observe(around, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-asked'],
    });
    const unsubscribe = searches.subscribe(() => {
      if (searches.latest().kind !== 'pending') waiting = undefined;
    });
    around.addEventListener('keydown', onKey, true);
    return () => {
      drawn.disconnect();
      unsubscribe();
      around.removeEventListener('keydown', onKey, true);
    };
  }, [modal, searches]);
}

/** Whether the results that are shown are those of the query; of none, they are what was opened last. */
function areShown(around: HTMLElement, { value }: HTMLInputElement): boolean {
  const query = value.trim();
  if (!query) return true;
  const hit = around.querySelector<HTMLElement>('[data-asked]');
  return hit?.dataset.asked === query;
}
