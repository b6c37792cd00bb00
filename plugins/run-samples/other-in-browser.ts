/** A block that a browser runs otherwise than Node, so that it has no Run in any release. */
export interface OtherInBrowser {
  /** The page, inside its release. */
  page: string;
  /** `textHash` of what the block shows. */
  block: number;
  reason: string;
}

const reasons = {
  minified:
    'The message names a variable, which has another name in the web bundle.',
  stack: "A stack names o1js' files; the web bundle is one file.",
  sideBySide:
    'Two circuits that are built side by side disturb each other in another way.',
};

/** `npm run test:run` names the blocks that belong here. */
export const otherInBrowser: readonly OtherInBrowser[] = [
  {
    page: 'advanced-concepts/proof-serialization.mdx',
    block: 2990594541,
    reason: reasons.minified,
  },
  {
    page: 'advanced-concepts/serialization.mdx',
    block: 2990594541,
    reason: reasons.minified,
  },
  {
    page: 'basic-types/hashing.mdx',
    block: 1429004916,
    reason: reasons.minified,
  },
  {
    page: 'getting-started/common-errors.mdx',
    block: 434612117,
    reason: reasons.stack,
  },
  {
    page: 'getting-started/common-errors.mdx',
    block: 1389525949,
    reason: reasons.minified,
  },
  {
    page: 'getting-started/common-errors.mdx',
    block: 2663074920,
    reason: reasons.sideBySide,
  },
  {
    page: 'writing-constraint-systems/conditional-logic.mdx',
    block: 1512897342,
    reason: reasons.minified,
  },
  {
    page: 'writing-constraint-systems/zk-program.mdx',
    block: 166449657,
    reason: reasons.sideBySide,
  },
];
