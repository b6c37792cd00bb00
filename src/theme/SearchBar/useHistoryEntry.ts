import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { enter, isEntered, leave, restorePlaces } from './historyEntry';

/**
 * Adds an entry for the modal to the browser's history. Back closes the modal,
 * and Forward opens it again.
 */
export function useHistoryEntry(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): void {
  const page = useLocation().key;
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      const state = event.state as { key?: string } | null;
      const isWanted = isEntered(state);
      if (isWanted === isOpen) return;
      // The router must not notice, unless the page changes.
      if (state?.key === page) event.stopImmediatePropagation();
      if (isWanted) return open();
      close();
      restorePlaces();
    };
    window.addEventListener('popstate', follow, true);
    return () => window.removeEventListener('popstate', follow, true);
  }, [isOpen, open, close, page]);

  useEffect(() => {
    if (!isOpen) return undefined;
    enter();
    return () => void leave();
  }, [isOpen]);
}
