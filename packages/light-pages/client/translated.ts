import { createRoot } from 'react-dom/client';

/** A translator has changed the page before React starts, so that it can't be hydrated without an error. */
export const isTranslated =
  typeof document !== 'undefined' &&
  document.querySelector('html:not([lang=en]), font') !== null;

// Docusaurus draws into this root, and the translator sees the change.
if (isTranslated) {
  window.docusaurusRoot = createRoot(document.getElementById('__docusaurus')!);
}
