// GitHub Pages sends no headers of ours. This worker adds those that make the
// playground a page with threads that share memory, which proofs need.

/** What this script uses of a service worker: TypeScript has its types in a library that excludes the page's. */
interface ServiceWorkerEvents {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(done: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      request: Request;
      respondWith(response: Promise<Response>): void;
    }) => void,
  ): void;
}

const scope = self as unknown as ServiceWorkerEvents;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});
scope.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request;
  if (mode === 'navigate' || destination === 'worker') {
    event.respondWith(isolated(event.request));
  }
});

async function isolated(request: Request): Promise<Response> {
  const response = await fetch(request);
  // The browser follows a redirect itself.
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
