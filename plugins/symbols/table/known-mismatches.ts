/**
 * Exports without a page, and their members: the reference leaves out sources
 * that are bindings or shared with mina-signer (`excludedSources` in
 * plugins/api-reference).
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
 * Names that have a page although the package doesn't export them. They are in
 * sources that TypeDoc starts from, and the published site had these pages.
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

/** @returns true if an export or its owner has no page in the reference. */
export function isWithoutPage(name: string): boolean {
  return withoutPage.some(
    (each) => name === each || name.startsWith(`${each}.`),
  );
}

/** @returns true if a page can document a name that no user can import. */
export function isNotExported(name: string): boolean {
  return notExported.has(name);
}
