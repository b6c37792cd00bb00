/**
 * Turns on cross-origin isolation where the host cannot send the headers: a
 * service worker adds them, from the next load of the page on.
 *
 * @param serviceWorker address of isolation-worker.js
 */
export async function isolate(serviceWorker: string): Promise<void> {
  const reloadedFor = 'reloaded for isolation';
  if (crossOriginIsolated) {
    sessionStorage.removeItem(reloadedFor);
    return;
  }
  await navigator.serviceWorker.register(serviceWorker);
  await navigator.serviceWorker.ready;
  // Once only: where this does not help, the page must not reload forever.
  if (sessionStorage.getItem(reloadedFor)) return;
  sessionStorage.setItem(reloadedFor, 'yes');
  location.reload();
}
