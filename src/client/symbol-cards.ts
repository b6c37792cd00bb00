// Shows a card about a name of o1js while the pointer or the focus is on it.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    // A tap follows the link. On a touch screen, a sample's list of names shows the cards.
    if (event.pointerType === 'mouse') show(event.target);
  });
  document.addEventListener('focusin', ({ target }) => show(target));
}

function show(target: EventTarget | null): void {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
    'article a[href*="/api-reference/"]',
  );
  const isName =
    link?.closest('pre') ?? link?.firstElementChild?.matches('code');
  if (!link || !isName) return;
  import('../components/Symbols/hover').then(
    ({ hover }) => hover(link),
    // Without the network the link still works.
    () => undefined,
  );
}
