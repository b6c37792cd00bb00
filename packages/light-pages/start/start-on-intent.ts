/**
 * Starts the site's scripts at the reader's first move, or when all of the page
 * has arrived, if that is later. A move that needs them is held back, and made
 * again when they listen: the last click, or the key that opens search and what
 * is typed after it. Until then the button is busy. A script that cannot be had
 * is told to whoever asked for search, and asked for again by the next press of
 * a button. `template.ts` writes this function into the head of each page, so it
 * uses nothing but what it declares.
 *
 * @param missing the scripts that are not loaded yet, in the order in which they run
 * @param failure HTML that says that search failed, with a button
 */
export default function startOnIntent(
  missing: string[],
  failure: string,
): void {
  const root = document.documentElement;
  const { dataset } = root;
  const controls = 'button, [role=button]';
  const searchButton = '.DocSearch-Button';
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Search';
  // Beside its button; phones have no Escape.
  dialog.onclick = () => dialog.close();
  const listening = new AbortController();
  const { signal } = listening;
  const capture = { capture: true, signal };
  let heldMoves: (() => void)[] = [];
  let isSearching: boolean | undefined;

  /** Shows the reader, and tells the theme, that search is wanted before it listens. */
  const setSearching = (isAsked: boolean) => {
    isSearching = isAsked;
    document
      .querySelector(searchButton)
      ?.setAttribute('aria-busy', `${isAsked}`);
  };

  const start = () => {
    if (dataset.failed) return;
    // React takes over what is there, so all of the page has to be there.
    if (document.readyState === 'loading')
      return addEventListener('DOMContentLoaded', start);
    for (const address of missing.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = () => missing.push(address);
      document.head.append(script);
    }
  };

  /**
   * Starts what failed too. What is gone with an older build, or was asked for
   * by another script, comes with a new page, which whoever asks for search is
   * told first, because the page forgets it.
   */
  const startAgain = (isTold?: boolean) => {
    dialog.remove();
    if (!dataset.failed) return start();
    fetch(dataset.failed).then(({ ok }) => {
      if (!ok || !missing[0])
        return isSearching && !isTold ? fail() : location.reload();
      delete dataset.failed;
      start();
    }, fail);
  };

  const fail = () => {
    if (isSearching) {
      setSearching(false);
      dialog.innerHTML = failure;
      document.body.append(dialog);
      dialog.showModal();
    } else if (!dialog.open) replay();
  };

  /** A network that asks for a login answers with its page, which is no script. */
  const notice = ({ target, message, filename }: ErrorEvent) => {
    const { localName, src } = target as HTMLScriptElement;
    if (localName !== 'script' && !message?.includes('SyntaxError')) return;
    dataset.failed = src || filename;
    fail();
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
    const opensSearch = control.matches(searchButton);
    // Enter on the button, at the end of what was typed, presses it again.
    if (opensSearch && isSearching) return;
    const repeats = parent === dialog;
    control.ariaBusy = 'true';
    setSearching(opensSearch || repeats);
    if (!repeats)
      heldMoves = [
        () => {
          control.ariaBusy = null;
          // React may have put another element in its place.
          const current = control.isConnected
            ? control
            : parent.querySelector<HTMLElement>(controls);
          current?.click();
        },
      ];
    startAgain(repeats);
  };

  const holdKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape' && isSearching) {
      heldMoves = [];
      setSearching(false);
    }
    const isCommand = ctrlKey || metaKey;
    const isField = (target as Element).matches('input, textarea, select');
    const opensSearch = isCommand
      ? key.toLowerCase() === 'k'
      : key === '/' && !isField;
    const isTyped =
      isSearching &&
      !isCommand &&
      !altKey &&
      (key.length === 1 || key === 'Backspace');
    if (!event.isTrusted || !(opensSearch || isTyped)) return;
    stop(event);
    if (!isTyped) {
      heldMoves = [];
      setSearching(true);
      startAgain();
    }
    heldMoves.push(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
  };

  const replay = () => {
    setTimeout(() => heldMoves.splice(0).forEach((move) => move()));
  };

  for (const move of [
    'pointermove',
    'pointerdown',
    'keydown',
    'focusin',
    'wheel',
  ])
    addEventListener(move, start, { ...capture, once: true });
  addEventListener('click', holdClick, capture);
  addEventListener('keydown', holdKey, capture);
  addEventListener('error', notice, capture);
  // The page was opened again with threads, for a program that starts now.
  if (self.crossOriginIsolated) start();
  new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') return;
    listening.abort();
    dialog.remove();
    replay();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}
