import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isolatedParameter, isolationFile } from '@o1js-docs/runner/run/paths';

/** Support for threads that share memory, which proofs need: available now, available after a reload, never available, or refused by the browser. */
export type Isolation = 'on' | 'off' | 'impossible' | 'refused';

let isRefused = false;

/**
 * @param inFrame for a reader's program, which runs in a frame. Firefox and Safari give threads only to the site's own programs.
 * @returns the support for proofs on this page
 */
export function isolation(inFrame = true): Isolation {
  if (!('serviceWorker' in navigator)) return 'impossible';
  if (inFrame && !canIsolateFrames()) return 'impossible';
  if (self.crossOriginIsolated) return 'on';
  const query = new URLSearchParams(window.location.search);
  return isRefused || query.has(isolatedParameter) ? 'refused' : 'off';
}

/** @returns whether an isolated page can show the frame in which readers' programs run */
function canIsolateFrames(): boolean {
  return 'credentialless' in HTMLIFrameElement.prototype;
}

/** @returns whether readers' programs run only after the page is loaded again without threads */
export function blocksFrames(): boolean {
  return self.crossOriginIsolated && !canIsolateFrames();
}

/**
 * Opens a page with the headers that let threads share memory.
 * If the browser rejects the service worker, `isolation` says so afterwards.
 *
 * @param page its path; this page by default
 * @param fragment of the page, with `#`
 */
export async function isolate(
  page = window.location.pathname,
  fragment = window.location.hash,
): Promise<void> {
  try {
    const scope = siteConfig.baseUrl;
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
  window.location.href = `${page}?${isolatedParameter}=${Date.now()}${fragment}`;
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

/** Names the program that starts after the reload. Without storage, the reader presses the button once more. */
const waiting = createStorageSlot('o1js-docs:starts', {
  persistence: 'sessionStorage',
});

/** Opens this page with threads, and starts one of its programs there. @param name of the program on the page */
export async function isolateFor(name: string): Promise<void> {
  waiting.set(window.location.pathname + name);
  await isolate();
}

/**
 * Starts a program for which the page was opened again.
 *
 * @param name of the program on the page
 * @returns a function that cancels the start
 */
export function onStart(name: string, start: () => void): () => void {
  const isNamed = waiting.get() === window.location.pathname + name;
  if (!isNamed || !self.crossOriginIsolated) return () => undefined;
  const timer = setTimeout(() => {
    waiting.del();
    start();
  });
  return () => clearTimeout(timer);
}
