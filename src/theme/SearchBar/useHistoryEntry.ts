import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { enter, isEntered, leave, restorePlaces } from './historyEntry';

/**
 * Gives what is open above the page an entry of the history: Back closes it,
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
      // To the router nothing happened, as long as the page stays.
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
