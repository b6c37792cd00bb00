/**
 * A script of every page, 404.html included, ahead of all others. Addresses of
 * files, `page.html` and `page/index.html`, lead to the page's own address at
 * once: Docusaurus cleans them for its router alone, and only once scripts
 * have run.
 */
export const earlyScript = `((l) => {
  const clean = l.pathname.replace(/(\\/index)?\\.html$/, '/');
  if (clean != l.pathname) l.replace(clean + l.search + l.hash);
})(location);`;
