import { useEffect } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';

/** The state that is restored for a reader who comes back to the page. */
export interface ShownResults {
  /** Number of results on the page. */
  count: number;
  scrollY: number;
}

/** Milliseconds without scrolling before the state is written. Browsers limit how often a page can write. */
const writeDelay = 200;

/** @returns the state in the history entry; `undefined` if the reader wasn't there before. */
export function readShownResults(): ShownResults | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  return entry().results;
}

/** Stores the number of results and the scroll position in the history entry. The router doesn't notice. */
export function useStoredResults(count: number): void {
  const { key } = useLocation();
  useEffect(() => {
    if (count === 0) return undefined;
    const store = () => {
      // Not in the entry of the next page.
      if (entry().key !== key) return;
      const results: ShownResults = { count, scrollY: window.scrollY };
      window.history.replaceState({ ...entry(), results }, '');
    };
    let timer = setTimeout(store, writeDelay);
    const storeLater = () => {
      clearTimeout(timer);
      timer = setTimeout(store, writeDelay);
    };
    document.addEventListener('scroll', storeLater, { passive: true });
    // A click on a link doesn't wait for the delay.
    document.addEventListener('click', store, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', storeLater);
      document.removeEventListener('click', store, true);
    };
  }, [count, key]);
}

function entry(): { key?: string; results?: ShownResults } {
  return (window.history.state ?? {}) as ReturnType<typeof entry>;
}
