/** Every flag a `ts` fence may carry, with what it asks for. */
export const flags: Readonly<Record<string, string>> = {
  fresh: 'starts a new program: nothing is carried on from the blocks above',
  prove: 'compiles, proves and verifies; may take ten minutes',
  test: 'is a vitest test file and runs as one',
  wasm: 'has its times measured with the WebAssembly prover as well; needs prove and an id',
  'analyze="reason"': 'builds and counts the circuits, proves nothing',
  'typecheck="reason"': 'is compiled, not run: needs a network or a wallet',
  'slow="reason"': 'has a statement that takes longer than half a minute',
  cost: "shows the cost of the block's circuits; needs an id",
  'id=name':
    'the name by which <Rows of="name" /> and <Time of="name" /> refer to it',
  'claim="words"':
    'is not shown: it checks the words, which the page says as they stand',
  'source-claim="words"':
    'is not shown: it is what the package says at in="src/…:1-9"',
  'in="file:1-9"': 'where in the package the text of a source-claim stands',
  'source="file#region"':
    'is included from an example project, whose own tests check it',
  'included="file#region"':
    'was included when its version was archived; stands in no current page',
  'aside="reason"': "is no step of the page's tutorial (scripts/tutorials)",
};

/** Flags of blocks, in any language, that only the page's tutorial reads. */
export const tutorialFlags: readonly string[] = ['aside', 'until'];

/** Flags that say how a block is checked; a block has one at most. */
export const checkFlags = ['prove', 'test', 'analyze', 'typecheck'] as const;

/** Flags of blocks in any language that include code from an example project. */
export const includedFlags: readonly string[] = ['source', 'included'];

/** Flags that quote the page; a block may have several. */
export const quotingFlags: readonly string[] = ['claim', 'source-claim'];

/** Flags that a block with `claim` may carry besides. */
export const flagsOfClaims: readonly string[] = [
  'claim',
  'fresh',
  'prove',
  'test',
  'slow',
];

/** Flags that need a value, and what the value is. */
export const flagValues: Readonly<Record<string, string>> = {
  claim: 'words of the page',
  'source-claim': 'words of the page',
  in: 'src/lib/…:1-9',
  analyze: 'the reason',
  typecheck: 'the reason',
  slow: 'the reason',
  source: 'the file and region',
  included: 'the file and region',
  outside: 'the reason',
  aside: 'the reason',
  until: 'the text that is printed',
  id: 'a name',
};

/** Parts of a fence that Docusaurus reads. They are passed on unchanged. */
export const docusaurusMeta = ['title', 'showLineNumbers'];

/** Fences that would be provable code in another language than `ts`. */
export const otherScriptLanguages = [
  'typescript',
  'mts',
  'cts',
  'js',
  'javascript',
  'jsx',
  'mjs',
  'cjs',
];
