import { isolationFile } from '@site/config/run-samples';
import { playgroundAddress } from './address';

/** Whether proofs run: threads share memory, can after a reload, cannot, or the reload did not help. */
export type Isolation = 'on' | 'off' | 'impossible' | 'refused';

/** Part of the address after the reload, by which it is known that this was tried. */
const tried = 'proofs';

/** @returns whether proofs run in this page. */
export function isolation(): Isolation {
  // Other browsers show a page that shares memory no frame without headers of its own.
  const hasFrames = 'credentialless' in HTMLIFrameElement.prototype;
  if (!('serviceWorker' in navigator) || !hasFrames) return 'impossible';
  if (self.crossOriginIsolated) return 'on';
  return new URLSearchParams(window.location.search).has(tried)
    ? 'refused'
    : 'off';
}

/**
 * Loads the page again with the headers that let threads share memory.
 *
 * @param fragment what it opens then
 * @throws Error when the browser refuses the service worker
 */
export async function isolate(fragment: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(
    playgroundAddress + isolationFile,
    { scope: playgroundAddress },
  );
  await activated(registration.installing ?? registration.waiting);
  window.location.href = `${playgroundAddress}?${tried}=${Date.now()}${fragment}`;
}

function activated(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') {
        reject(new Error('The service worker was refused.'));
      }
    });
  });
}
