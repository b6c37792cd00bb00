// Proofs need threads that share memory. This worker adds the headers for that to
// pages that ask for them, because GitHub Pages cannot send them. Other pages stay
// as they are: in Firefox and Safari, an isolated page can't show the frame in which
// readers' programs run.
import { isolatedParameter } from '../paths';

/** The used parts of a service worker. TypeScript's own types are in a library that cannot be combined with `dom`. */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  oninstall: () => void;
  onactivate: (event: { waitUntil: (done: Promise<void>) => void }) => void;
  onfetch: (event: {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  }) => void;
};

self.oninstall = () => void self.skipWaiting();
self.onactivate = (event) => event.waitUntil(self.clients.claim());
self.onfetch = (event) => {
  const { mode, destination, url } = event.request;
  const asks =
    mode === 'navigate' && new URL(url).searchParams.has(isolatedParameter);
  if (asks || destination === 'worker') {
    event.respondWith(isolated(event.request));
  }
};

async function isolated(request: Request): Promise<Response> {
  const response = await fetch(request);
  // The browser follows the redirect itself.
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
