import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { isLight } from './docs';
import { servedPath } from '@o1js-docs/project/paths';

interface Update {
  previousLocation: unknown;
}

/**
 * Prefetches the HTML of pages, and ignores a page that can't be loaded ahead: the
 * reader sees the error when they follow the link, and Docusaurus' links drop the
 * promise, so a failure would be an uncaught rejection. Docusaurus calls this function
 * for every page. The first time is before any link asks for a page.
 */
export function onRouteUpdate({ previousLocation }: Update): void {
  if (previousLocation !== null) return;
  const stock = window.docusaurus;
  const asked = new Set<string>();
  window.docusaurus = {
    preload: (path) => {
      const loading = stock.preload(path);
      return loading && loading.catch(() => undefined as never);
    },
    prefetch(path) {
      if (!isLight(path)) return stock.prefetch(path);
      if (!isNeighbor(path) || asked.has(path) || isSlow() || isSearching())
        return false;
      asked.add(path);
      return Promise.all([prefetchFile(servedPath(path))]);
    },
  };
}

/** A page's HTML is heavier than its chunk: of those in view only what is read next is worth it. Others come when the reader points at them. */
function isNeighbor(path: string): boolean {
  const link = `.pagination-nav [href=${JSON.stringify(path)}]`;
  return document.querySelector(link) !== null;
}

/** A reader who searches waits for the search, and reads another page next. */
function isSearching(): boolean {
  const search = '.DocSearch-Button[aria-busy=true], dialog[open]';
  return document.querySelector(search) !== null;
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  return (
    connection !== undefined &&
    (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
