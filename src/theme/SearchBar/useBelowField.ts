import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * DocSearch has nothing of its own below the field before something is typed.
 *
 * @param modal the element around the modal
 * @returns an element there, for a portal
 */
export function useBelowField(
  modal: RefObject<HTMLElement | null>,
): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    modal.current?.querySelector('.DocSearch-SearchBar')?.after(element);
    return () => element.remove();
  }, [modal, element]);
  return element;
}
