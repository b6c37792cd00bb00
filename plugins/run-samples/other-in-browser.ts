/** A block that a browser runs otherwise than Node, so that it has no Run. */
export interface OtherInBrowser {
  page: string;
  /** `textHash` of what the block shows. */
  block: number;
  reason: string;
}

const minified =
  'The message names a variable, which has another name in the web bundle.';

/** `npm run test:run` names the blocks that belong here. */
export const otherInBrowser: readonly OtherInBrowser[] = [
  {
    page: 'versioned_docs/version-2.4.0/advanced-concepts/proof-serialization.mdx',
    block: 2990594541,
    reason: minified,
  },
  {
    page: 'versioned_docs/version-2.4.0/basic-types/hashing.mdx',
    block: 1429004916,
    reason: minified,
  },
];
