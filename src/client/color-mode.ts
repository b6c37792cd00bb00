// Light is the only color mode. Docusaurus deletes a mode that was stored, but
// follows a mode that another tab stores. This module prevents that.
import siteStorage from '@generated/site-storage';

/** The storage keys of Docusaurus, and of earlier versions of this site. */
const keys = [`theme${siteStorage.namespace}`, 'theme'];

if (typeof window !== 'undefined') {
  // This module runs before React, so this listener comes before Docusaurus' own.
  window.addEventListener('storage', (event) => {
    if (!keys.includes(event.key ?? '')) return;
    event.stopImmediatePropagation();
    clear();
  });
  clear();
}

function clear(): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
