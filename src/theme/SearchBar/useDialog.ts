import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Makes DocSearch's modal a dialog: it calls itself a button, which may hold
 * nothing that can be focused, and leaves the page behind it reachable.
 *
 * @param label the dialog's name
 * @returns a ref for the element around the modal
 */
export function useDialog(label = 'Search'): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const modal = around.current?.querySelector('.DocSearch-Container');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
      modal?.removeAttribute(name);
    }
    modal?.setAttribute('role', 'dialog');
    modal?.setAttribute('aria-modal', 'true');
    modal?.setAttribute('aria-label', label);
    modal?.setAttribute('tabindex', '-1');

    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, [label]);
  return around;
}
