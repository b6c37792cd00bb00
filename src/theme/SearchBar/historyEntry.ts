import { searchEntry } from '@site/config/early-script';

// The entry of the history that stands for the modal: Back leaves it. It has
// the page's address and key, so that to the router it is the page.

/** A move through the history that the browser has not made yet. */
let moving = Promise.resolve();

/** How long the browser may take to go back, milliseconds. */
const patience = 500;

/** Adds the entry, on top of the page's. */
export function enter(): void {
  moving = moving.then(() => {
    if (isEntered(window.history.state)) return;
    const state = window.history.state as object | null;
    // On a phone the page is at its top while the modal covers it, and the
    // browser would come back to that.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...state, [searchEntry]: true }, '');
    window.history.scrollRestoration = 'auto';
  });
}

/** Lets the browser find its place again when it comes to the page's entry later; for this time the modal does. */
export function restorePlaces(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      window.history.scrollRestoration = 'auto';
    }),
  );
}

/**
 * Goes back to the page's entry, if the browser is not there yet.
 *
 * @returns a promise that is kept when it is
 */
export function leave(): Promise<void> {
  moving = moving.then(() =>
    isEntered(window.history.state) ? goBack() : undefined,
  );
  return moving;
}

/** @returns whether a state of the history belongs to the modal's entry. */
export function isEntered(state: unknown): boolean {
  return Boolean(
    (state as Record<string, unknown> | null | undefined)?.[searchEntry],
  );
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const done = (event?: Event) => {
      // To the router nothing happened.
      event?.stopImmediatePropagation();
      window.removeEventListener('popstate', done, true);
      restorePlaces();
      resolve();
    };
    window.addEventListener('popstate', done, true);
    setTimeout(done, patience);
    window.history.back();
  });
}
