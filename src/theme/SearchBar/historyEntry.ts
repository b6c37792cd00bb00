import { searchEntry } from '@site/config/early-script';

// The modal's entry in the browser's history, so that Back closes the modal. It
// has the page's address and key, so that the router sees no change.

/** Resolves when the browser has finished the last move through the history. */
let moving = Promise.resolve();

/** Milliseconds after which the browser should have gone back. */
const timeout = 500;

/** Adds the entry after the page's. */
export function enter(): void {
  moving = moving.then(() => {
    if (isEntered(window.history.state)) return;
    const state = window.history.state as object | null;
    // A phone scrolls the page to its top while the modal covers it, and the
    // browser would restore that position.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...state, [searchEntry]: true }, '');
    window.history.scrollRestoration = 'auto';
  });
}

/** Lets the browser restore the scroll position of the page's entry again. While the modal closes, the modal does it. */
export function restorePlaces(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.history.scrollRestoration = 'auto';
    }),
  );
}

/**
 * Goes back to the page's entry if the browser is at the modal's.
 *
 * @returns a promise that resolves when the browser is there
 */
export function leave(): Promise<void> {
  moving = moving.then(() =>
    isEntered(window.history.state) ? goBack() : undefined,
  );
  return moving;
}

/** @returns true if a state of the history belongs to the modal's entry. */
export function isEntered(state: unknown): boolean {
  return Boolean(
    (state as Record<string, unknown> | null | undefined)?.[searchEntry],
  );
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const done = (event?: Event) => {
      // The router must not notice.
      event?.stopImmediatePropagation();
      window.removeEventListener('popstate', done, true);
      restorePlaces();
      resolve();
    };
    window.addEventListener('popstate', done, true);
    setTimeout(done, timeout);
    window.history.back();
  });
}
