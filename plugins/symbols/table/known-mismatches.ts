/**
 * Exports whose sources the reference leaves out, because they are bindings or
 * shared with mina-signer (`excludedSources` in plugins/api-reference). What is
 * in them has no page either.
 */
const withoutPage = [
  'Core',
  'Encoding',
  'From',
  'InferJson',
  'InferValue',
  'IsPure',
  'NetworkId',
  'Types',
];

/**
 * Pages of what the package does not export: sources that TypeDoc starts from
 * have it, and the published site had these pages.
 */
const notExported = new Set([
  'BaseMerkleWitness',
  'BoolVar',
  'ConstantField',
  'ForeignCurveNotNeeded',
  'MemoizationContext',
  'MerkleListBase',
  'MerkleListIteratorBase',
  'ProvableTypePure',
  'ProvableWithEmpty',
  'ScalarConst',
  'ToProvable',
  'UnreducedForeignField',
  'VarField',
  'WithHash',
  'WithProvable',
  'Witness',
  'checkBitLength',
  'conditionalSwap',
  'emptyHash',
  'genericHash',
  'getBlindingValue',
  'memoizationContext',
  'memoizeWitness',
  'merkleListHash',
  'readVarMessage',
  'toConstantField',
  'toFp',
  'withHashes',
  'withMessage',
  // 2.4.0 is the first that exports these.
  'FlexiblePoint',
  'toPoint',
]);

/** @returns whether an export, or what it is in, has no page in the reference. */
export function isWithoutPage(name: string): boolean {
  return withoutPage.some(
    (each) => name === each || name.startsWith(`${each}.`),
  );
}

/** @returns whether a page may document what no user can import. */
export function isNotExported(name: string): boolean {
  return notExported.has(name);
}
