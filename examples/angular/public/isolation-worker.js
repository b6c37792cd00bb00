// A service worker that adds the headers of cross-origin isolation to each
// response that it may change, for hosts that cannot send them.

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  // Chromium's developer tools ask for these, and fetch() refuses them.
  if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') {
    return;
  }
  event.respondWith(fetch(request).then(withIsolation));
});

function withIsolation(response) {
  // No script may read these, so they pass unchanged.
  if (response.type === 'opaque' || response.type === 'opaqueredirect') {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  const { status, statusText } = response;
  // Statuses such as 204 and 304 forbid a body.
  const body = [101, 204, 205, 304].includes(status) ? null : response.body;
  return new Response(body, { status, statusText, headers });
}
