// Proofs need threads that share memory. This worker adds the headers for that to
// the playground, because GitHub Pages cannot send them.

/** The used parts of a service worker. TypeScript's own types are in a library that cannot be combined with `dom`. */
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
  // The browser follows the redirect itself.
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
