// Addresses of files, `page.html` and `page/index.html`, end at the page's own
// address. Docusaurus cleans them for its router alone: canonical links and
// the address bar would keep the file's name.
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const ofFolder = pathname.replace(/\/index\.html$/, '/');
  const ofPage = pathname.replace(/\.html$/, '');
  if (ofFolder !== pathname) {
    window.history.replaceState(null, '', ofFolder + search + hash);
  } else if (ofPage !== pathname) {
    // The host may have answered with another page than this one.
    window.location.replace(ofPage + search + hash);
  }
}

export {};
