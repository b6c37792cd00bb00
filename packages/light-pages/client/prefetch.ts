import { isLight } from './docs';
import { htmlAddress } from './load-page';

interface Update {
  previousLocation: unknown;
}

/** Docusaurus calls it for every page; the first time is before any link asks for a prefetch. */
export function onRouteUpdate({ previousLocation }: Update): void {
  if (previousLocation !== null) return;
  const stock = window.docusaurus;
  const asked = new Set<string>();
  window.docusaurus = {
    preload: stock.preload,
    prefetch(path) {
      if (!isLight(path)) return stock.prefetch(path);
      if (!isNeighbor(path) || asked.has(path) || isSlow()) return false;
      asked.add(path);
      return Promise.all([prefetchHtml(htmlAddress(path))]);
    },
  };
}

/** A page's HTML is heavier than its chunk: of those in view only what is read next is worth it. Others come when the reader points at them. */
function isNeighbor(path: string): boolean {
  return Array.from(document.querySelectorAll('.pagination-nav a'), (link) =>
    link.getAttribute('href'),
  ).includes(path);
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  return Boolean(
    connection &&
    (connection.saveData || connection.effectiveType.includes('2g')),
  );
}

async function prefetchHtml(address: string): Promise<void> {
  if (!document.createElement('link').relList.supports('prefetch')) {
    await fetch(address).catch(() => undefined);
    return;
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
