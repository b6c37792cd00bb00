/**
 * Starts the site's scripts at the reader's first move. A move that needs them
 * is held back, and made again when they listen. `template.ts` writes this
 * function into the head of each page, so it uses nothing but what it declares.
 *
 * @param addresses the scripts, in the order in which they run
 */
export default function startOnIntent(addresses: readonly string[]): void {
  const root = document.documentElement;
  const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];
  const controls = 'button, [role=button]';
  const passive = { capture: true, passive: true };
  let heldMove: (() => void) | undefined;

  const start = () => {
    moves.forEach((move) => removeEventListener(move, start, passive));
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = release;
      document.head.append(script);
    }
  };

  const hold = (event: Event, repeat: () => void) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    heldMove = repeat;
  };

  const holdClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    const parent = control?.parentElement;
    if (!parent) return;
    hold(event, () => {
      // React may have put another element in its place.
      const current = control.isConnected
        ? control
        : parent.querySelector<HTMLElement>(controls);
      current?.click();
    });
  };

  const holdKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, target } = event;
    const opensSearch =
      ctrlKey || metaKey
        ? key.toLowerCase() === 'k'
        : key === '/' &&
          !(target as Element).matches('input, textarea, select');
    if (opensSearch) {
      const init = { key, code, ctrlKey, metaKey, bubbles: true };
      hold(event, () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
      );
    }
  };

  const release = () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
    setTimeout(() => heldMove?.());
  };

  moves.forEach((move) => addEventListener(move, start, passive));
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    release();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}
