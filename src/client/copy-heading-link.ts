// The link beside a heading is there to be passed on, so a press copies it as
// well; src/css/article.css shows that. Where the browser refuses, it remains a link.
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
