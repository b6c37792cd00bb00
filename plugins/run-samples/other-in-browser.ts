import type { Sample } from '../code-samples/sample';

/** Expected outputs that differ in a browser, with the reason. */
const statements: readonly [RegExp, reason: string][] = [
  [
    /\bfetch failed\b/,
    'Node and browsers have other words for a network that cannot be reached.',
  ],
  [
    /\/\/ throws \S+ is not (?:a function|iterable)/,
    'The message names a variable, which has another name in the web bundle.',
  ],
  [
    /\/\/ throws The global context managed by o1js/,
    'Circuits that are built at the same time disturb each other in another way.',
  ],
];

/**
 * `npx playwright test every-run` reports blocks that are missing here.
 *
 * @returns the reason why a block has another output in a browser and gets no Run button, if any
 */
export function whyOtherInBrowser({ code }: Sample): string | undefined {
  return statements.find(([statement]) => statement.test(code))?.[1];
}
