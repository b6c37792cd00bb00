/** Keys that behaviors press, as WebDriver and the DOM name them. */
export type Key = 'Escape' | 'Enter' | 'End';

/** What behaviors need of a page, in an engine that Playwright does not drive here. */
export interface EnginePage {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** @returns what the page gives for an expression; a promise is awaited */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the middle of an element. @param expression gives the element */
  click: (expression: string) => Promise<void>;
  /** Moves the pointer over an element. @param expression gives the element */
  hover: (expression: string) => Promise<void>;
  /** @param control whether Ctrl is held */
  press: (key: Key | 'k', control?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** A viewport, CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** An engine that may be installed. */
export interface Engine {
  name: string;
  /** Which package has it, for the message where it is not installed. */
  package: string;
  /** @returns why it cannot be driven here; undefined where it can */
  missing: () => string | undefined;
  /** Starts a browser with one page, and ends it afterwards. @throws what `use` throws */
  withPage: (
    size: Size,
    use: (page: EnginePage) => Promise<void>,
  ) => Promise<void>;
}

/**
 * Asks the page until an expression is true.
 *
 * @param what is waited for, as the error says it
 * @param seconds to wait at most
 * @throws Error that says what did not come
 */
export async function until(
  page: EnginePage,
  what: string,
  expression: string,
  seconds = 20,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    // A page that is being left has no document to ask.
    const holds = await page.evaluate(expression).catch(() => false);
    if (holds) return;
    if (Date.now() > end) throw new Error(`Not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
