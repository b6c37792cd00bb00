// Light is the only color mode. Docusaurus deletes a mode that was stored, but
// follows one that another tab stores: not here.
import siteStorage from '@generated/site-storage';

/** Where Docusaurus keeps the mode, and where the published site kept it before. */
const keys = [`theme${siteStorage.namespace}`, 'theme'];

if (typeof window !== 'undefined') {
  // Before React is, so ahead of Docusaurus' own listener.
  window.addEventListener('storage', (event) => {
    if (!keys.includes(event.key ?? '')) return;
    event.stopImmediatePropagation();
    forget();
  });
  forget();
}

function forget(): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
