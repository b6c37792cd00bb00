import { isolationFile } from '@o1js-docs/runner/run/paths';
import { learnAddress, playgroundAddress, scriptsAddress } from './address';

/** Support for proofs: available now, available after a reload, never available, or refused by the browser. */
export type Isolation = 'on' | 'off' | 'impossible' | 'refused';

/** Query parameter that marks the reloaded page. */
const reloadedParameter = 'proofs';

let isRefused = false;

/** @returns the support for proofs on this page */
export function isolation(): Isolation {
  // In other browsers, an isolated page cannot show a frame whose host sends no such headers.
  const hasFrames = 'credentialless' in HTMLIFrameElement.prototype;
  if (!('serviceWorker' in navigator) || !hasFrames) return 'impossible';
  if (self.crossOriginIsolated) return 'on';
  const query = new URLSearchParams(window.location.search);
  return isRefused || query.has(reloadedParameter) ? 'refused' : 'off';
}

/**
 * Reloads a step of the course, or opens the playground, with the headers that let threads share memory.
 * If the browser rejects the service worker, `isolation` says so afterwards.
 *
 * @param fragment of the reloaded page, with the program to open
 */
export async function isolate(fragment: string): Promise<void> {
  const scope = scriptsAddress();
  try {
    const registration = await navigator.serviceWorker.register(
      scope + isolationFile,
      { scope },
    );
    await activated(registration.installing ?? registration.waiting);
  } catch (error) {
    console.warn(error);
    isRefused = true;
    return;
  }
  const page =
    scope === learnAddress ? window.location.pathname : playgroundAddress;
  window.location.href = `${page}?${reloadedParameter}=${Date.now()}${fragment}`;
}

function activated(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') {
        reject(new Error('The browser rejected the service worker.'));
      }
    });
  });
}
