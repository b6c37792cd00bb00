import { useEffect } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';

/** What a reader who comes back to the page finds again. */
export interface ShownResults {
  /** How many results were shown. */
  count: number;
  scrollY: number;
}

/** How long the page has to rest: browsers refuse to write at every step. */
const restDelay = 200;

/** @returns what the entry of the history keeps, if the reader was there before. */
export function readShownResults(): ShownResults | undefined {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  return entry().results;
}

/** Keeps in the entry of the history how many results are shown, and how far the page is scrolled. The router does not take notice. */
export function useKeptResults(count: number): void {
  const { key } = useLocation();
  useEffect(() => {
    if (count === 0) return undefined;
    const keep = () => {
      // Not in the entry of the page that comes next.
      if (entry().key !== key) return;
      const results: ShownResults = { count, scrollY: window.scrollY };
      window.history.replaceState({ ...entry(), results }, '');
    };
    let timer = setTimeout(keep, restDelay);
    const keepAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, restDelay);
    };
    document.addEventListener('scroll', keepAtRest, { passive: true });
    // A link is followed before the page has rested.
    document.addEventListener('click', keep, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', keepAtRest);
      document.removeEventListener('click', keep, true);
    };
  }, [count, key]);
}

function entry(): { key?: string; results?: ShownResults } {
  return (window.history.state ?? {}) as ReturnType<typeof entry>;
}
