import type { Sample } from '../code-samples/sample';
import { textHash } from '../../src/text/textHash';

/** What a block states that comes otherwise in a browser -> why. */
const statements: readonly [RegExp, reason: string][] = [
  [
    /\/\/ throws \S+ is not (?:a function|iterable)/,
    'The message names a variable, which has another name in the web bundle.',
  ],
  [
    /\/\/ throws The global context managed by o1js/,
    'Circuits that are built side by side disturb each other in another way.',
  ],
];

/** Other blocks, by `textHash` of what they show -> why. */
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
 * `npm run test:run` names blocks that belong here.
 *
 * @returns why a browser runs a block otherwise than Node, so that it has no Run; undefined when it does not
 */
export function whyOtherInBrowser({
  code,
  visible,
}: Sample): string | undefined {
  const stated = statements.find(([statement]) => statement.test(code));
  return stated?.[1] ?? blocks[textHash(visible)];
}
