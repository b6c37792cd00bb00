import type { Page } from '@playwright/test';

declare global {
  interface Window {
    keyLatencies: number[];
  }
}

/**
 * Measures from now on how long the open modal takes to draw what a key finds.
 *
 * @returns a function that gives the milliseconds of each key
 */
export async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    window.keyLatencies = [];
    let pressed = 0;
    let drawn = '';
    document.addEventListener(
      'input',
      () => (pressed = performance.now()),
      true,
    );
    new MutationObserver((changes) => {
      const isDrawn = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '.DocSearch-Modal',
        ),
      );
      if (pressed === 0 || !isDrawn) return;
      const shown = document.querySelector('.DocSearch-Dropdown');
      // The input changes first; wait for the results.
      if (!shown || shown.innerHTML === drawn) return;
      drawn = shown.innerHTML;
      const start = pressed;
      pressed = 0;
      requestAnimationFrame(() =>
        setTimeout(() => window.keyLatencies.push(performance.now() - start)),
      );
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.keyLatencies);
}
