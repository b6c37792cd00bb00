// A click on the link next to a heading also copies it. src/css/article.css shows
// that. If the browser blocks the clipboard, the link still works.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(
      'a.hash-link',
    );
    if (!link) return;
    navigator.clipboard?.writeText(link.href).then(
      () => {
        link.dataset.copied = '';
        setTimeout(() => delete link.dataset.copied, 2_000);
      },
      () => undefined,
    );
  });
}
