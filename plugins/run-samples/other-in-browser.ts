import type { Sample } from '../code-samples/sample';
import { textHash } from '../../src/text/textHash';

/** Expected outputs that differ in a browser, with the reason. */
const statements: readonly [RegExp, reason: string][] = [
  [
    /\/\/ throws \S+ is not (?:a function|iterable)/,
    'The message names a variable, which has another name in the web bundle.',
  ],
  [
    /\/\/ throws The global context managed by o1js/,
    'Circuits that are built at the same time disturb each other in another way.',
  ],
];

/** Other blocks with another output, by `textHash` of their visible code, with the reason. */
const blocks: Readonly<Record<number, string>> = {
  // getting-started/common-errors.mdx
  434612117: "A stack names o1js' files; the web bundle is one file.",
  // zkapps/deployment.mdx
  3998740657:
    'It makes a proof, which needs memory that threads share; a browser gives it to isolated pages only.',
  674673125:
    'Node and browsers have other words for a network that cannot be reached.',
};

/**
 * `npx playwright test every-run` reports blocks that are missing here.
 *
 * @returns the reason why a block has another output in a browser and gets no Run button, if any
 */
export function whyOtherInBrowser({
  code,
  visible,
}: Sample): string | undefined {
  const found = statements.find(([statement]) => statement.test(code));
  return found?.[1] ?? blocks[textHash(visible)];
}
