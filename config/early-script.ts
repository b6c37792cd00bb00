/** Where the browser's history keeps that an entry is a page with search open above it. */
export const searchEntry = 'search';

/**
 * A script of every page, 404.html included, ahead of all others. Addresses of
 * files, `page.html` and `page/index.html`, lead to the page's own address at
 * once: Docusaurus cleans them for its router alone, and only once scripts
 * have run. A page that is reloaded with search open above it leaves the entry
 * of the history that search made: it would take a Back that does nothing.
 */
export const earlyScript = `((l) => {
  const clean = l.pathname.replace(/(\\/index)?\\.html$/, '/');
  if (clean != l.pathname) l.replace(clean + l.search + l.hash);
  if (history.state?.${searchEntry}) history.back();
})(location);`;
