// Docusaurus deletes a color mode that is stored under its own key. This module
// also deletes the key that earlier builds of the site used, and ignores a mode
// that another tab stores.
import siteStorage from '@generated/site-storage';

const keys = [`theme${siteStorage.namespace}`, 'theme'];

function deleteColorMode(): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

if (typeof window !== 'undefined') {
  // Client modules run before React, so this listener comes before Docusaurus'.
  window.addEventListener('storage', (event) => {
    if (!keys.includes(event.key ?? '')) return;
    event.stopImmediatePropagation();
    deleteColorMode();
  });
  deleteColorMode();
}
