/**
 * Starts the site's scripts at the reader's first move. A move that needs them
 * is held back, and made again when they listen: the last click, or the key
 * that opens search and what is typed after it. `template.ts` writes this
 * function into the head of each page, so it uses nothing but what it declares.
 *
 * @param addresses the scripts, in the order in which they run
 */
export default function startOnIntent(addresses: readonly string[]): void {
  const root = document.documentElement;
  const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];
  const controls = 'button, [role=button]';
  const passive = { capture: true, passive: true };
  let heldMoves: (() => void)[] = [];

  /** Tells the theme that search is wanted, before it listens. */
  const setSearching = (isAsked: boolean) =>
    root.toggleAttribute('data-searching', isAsked);
  const isSearching = () => root.hasAttribute('data-searching');

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

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const holdClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    const parent = control?.parentElement;
    if (!parent || !event.isTrusted) return;
    stop(event);
    const opensSearch = control.matches('.DocSearch-Button');
    // Enter on the button, at the end of what was typed, presses it again.
    if (opensSearch && isSearching()) return;
    setSearching(opensSearch);
    heldMoves = [
      () => {
        // React may have put another element in its place.
        const current = control.isConnected
          ? control
          : parent.querySelector<HTMLElement>(controls);
        current?.click();
      },
    ];
  };

  const holdKey = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, target } = event;
    const isCommand = ctrlKey || metaKey;
    const opensSearch = isCommand
      ? key.toLowerCase() === 'k'
      : key === '/' && !(target as Element).matches('input, textarea, select');
    const isTyped =
      isSearching() &&
      !isCommand &&
      !altKey &&
      (key.length === 1 || key === 'Backspace');
    if (!event.isTrusted || !(opensSearch || isTyped)) return;
    stop(event);
    if (!isTyped) heldMoves = [];
    setSearching(true);
    const init = { key, code, ctrlKey, metaKey, bubbles: true };
    heldMoves.push(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
    );
  };

  const release = () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
    setTimeout(() => heldMoves.forEach((move) => move()));
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
