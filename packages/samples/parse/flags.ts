/** The flags of a `ts` fence, and their meaning. */
export const flags: Readonly<Record<string, string>> = {
  fresh: 'starts a new program, which does not see the blocks above',
  prove: 'compiles, proves and verifies; may take ten minutes',
  daily:
    'proves in each pull request, too, not only in those that change its page',
  nightly:
    'runs every night and in pull requests that change its page, because its program takes more than 20 seconds',
  test: 'is a vitest test file and runs as one',
  'typecheck="reason"':
    'is compiled and does not run, because it needs a network or a wallet',
  'cost=name':
    'measures the block\'s circuits, and shows them below it; <Rows of="name" /> shows them in the text',
  'time=name':
    'measures the steps of the proof; <Time of="name" step="prove" /> shows them',
  'claim="sentence"':
    'says what a proof of this program means to who receives it; {0} is its first public number',
  'source="file#region"':
    'takes its code from an example project, whose own tests check it',
  'aside="reason"': "is no step of the page's tutorial (scripts/tutorials)",
};

/** Flags of blocks, in any language, that only the page's tutorial reads. */
export const tutorialFlags: readonly string[] = ['aside', 'until'];

/** Flags that are tags of vitest, too. A run selects programs by them. */
export const tagFlags: readonly string[] = ['prove', 'daily', 'nightly'];

/** Flags for the check of a block. A block has one at most. */
export const checkFlags = ['prove', 'test', 'typecheck'] as const;

/** The flags of a block in a file of checks. */
export const flagsOfChecks: readonly string[] = [
  'fresh',
  'prove',
  'daily',
  'nightly',
  'test',
];

/** Flags that need a value, and what the value is. */
export const flagValues: Readonly<Record<string, string>> = {
  typecheck: 'the reason',
  source: 'the file and region',
  aside: 'the reason',
  claim: 'a sentence',
  until: 'the text that is printed',
  cost: 'a name',
  time: 'a name',
};

/** Parts of a fence that Docusaurus reads. They are passed on unchanged. */
export const docusaurusMeta = ['title', 'showLineNumbers'];
