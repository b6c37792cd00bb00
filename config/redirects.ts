import { type Release, releases, urlPrefix } from '@o1js-docs/project/releases';
import { servedPath } from '@o1js-docs/project/paths';

/** Page -> page that replaced it, below the root of a docs version. */
type Moves = Readonly<Record<string, string>>;

const api = 'api-reference';

/** @returns moves of pages that keep their name in another folder of the reference */
const toFolder = (from: string, to: string, names: readonly string[]): Moves =>
  Object.fromEntries(
    names.map((name) => [`${api}/${from}/${name}`, `${api}/${to}/${name}`]),
  );

/**
 * Older addresses that differ from a page only in case. macOS and Windows take
 * both for one file, so only the published build, which is made on Linux, has them.
 */
export const differingInCase: Moves = {
  [`${api}/functions/State`]: `${api}/functions/State-1`,
  [`${api}/functions/state-1`]: `${api}/functions/state`,
};

/** Pages that moved, by docs version: old path, new path. */
const moved: Readonly<Record<string, Moves>> = {
  current: {
    // Guides of earlier sites
    intro: '',
    'advanced-concepts/proof-serialization': 'advanced-concepts/serialization',
    'getting-started/built-in-types': 'basic-types/at-a-glance',
    'getting-started/field': 'basic-types/field',
    'making-it-provable/advanced-proofs': 'advanced-concepts/recursion',
    'making-it-provable/conditional-logic':
      'writing-constraint-systems/conditional-logic',
    'making-it-provable/creating-a-contraint-system':
      'getting-started/what-is-a-zk-constraint-system',
    'making-it-provable/creating-a-proof':
      'writing-constraint-systems/zk-program',
    'making-it-provable/loops':
      'getting-started/what-is-a-zk-constraint-system',
    'writing-constraint-systems/hmac-walkthrough': 'tutorials/hmac/hmac-basics',
    // IndexedMerkleMap left `Experimental`.
    [`${api}/namespaces/Experimental/functions/IndexedMerkleMap`]: `${api}/variables/IndexedMerkleMap`,
    [`${api}/namespaces/Experimental/variables/IndexedMerkleMap`]: `${api}/variables/IndexedMerkleMap`,
    [`${api}/namespaces/Experimental/type-aliases/IndexedMerkleMap`]: `${api}/type-aliases/IndexedMerkleMap`,
    // TypeDoc had the package's name in the path for a while.
    [`${api}/o1js/namespaces/Experimental/functions/IndexedMerkleMap`]: `${api}/variables/IndexedMerkleMap`,
    [`${api}/o1js/namespaces/Experimental/variables/IndexedMerkleMap`]: `${api}/variables/IndexedMerkleMap`,
    [`${api}/o1js/namespaces/Experimental/type-aliases/IndexedMerkleMap`]: `${api}/type-aliases/IndexedMerkleMap`,
    [`${api}/variables/Provable-1`]: `${api}/variables/Provable`,
    // Front pages of the reference under older generators
    [api]: `${api}/Introduction`,
    [`${api}/README`]: `${api}/Introduction`,
    [`${api}/globals`]: `${api}/Introduction`,
    [`${api}/intro`]: `${api}/Introduction`,
    [`${api}/modules`]: `${api}/Introduction`,
    ...(process.platform === 'linux' && differingInCase),
    // Names that o1js had before: what readers use instead
    [`${api}/classes/CircuitValue`]: `${api}/functions/Struct`,
    [`${api}/classes/EcdsaSignatureV2`]: `${api}/classes/EcdsaSignature`,
    [`${api}/classes/ForeignCurveV2`]: `${api}/classes/ForeignCurve`,
    [`${api}/classes/Token`]: `${api}/classes/TokenContract`,
    [`${api}/classes/Types.PublicKey`]: `${api}/classes/PublicKey`,
    [`${api}/enums/FieldType`]: `${api}/classes/Field`,
    [`${api}/functions/Account`]: `${api}/variables/Account`,
    [`${api}/functions/createEcdsaV2`]: `${api}/functions/createEcdsa`,
    [`${api}/functions/createForeignCurveV2`]: `${api}/functions/createForeignCurve`,
    [`${api}/interfaces/Mina.TransactionId`]: `${api}/type-aliases/PendingTransaction`,
    [`${api}/interfaces/Provable`]: `${api}/type-aliases/Provable`,
    [`${api}/interfaces/ProvablePure`]: `${api}/type-aliases/ProvablePure`,
    [`${api}/modules/Bytes`]: `${api}/functions/Bytes`,
    [`${api}/modules/Encoding`]: 'advanced-concepts/serialization',
    [`${api}/modules/Pickles`]: 'writing-constraint-systems/zk-program',
    [`${api}/modules/Snarky`]: 'getting-started/what-is-a-zk-constraint-system',
    [`${api}/modules/Types`]: 'zkapps/account-updates',
    [`${api}/modules/Types.Json`]: 'advanced-concepts/serialization',
    [`${api}/modules/ZkProgram`]: `${api}/functions/ZkProgram`,
  },
};

/** Addresses that readers know from published sites, which every release has under another name. */
const movesOfEveryRelease: Moves = {
  'getting-started/intro': '',
  [`${api}/classes/ZkProgram`]: `${api}/functions/ZkProgram`,
  [`${api}/namespaces/Mina/namespaces/Transaction`]: `${api}/namespaces/Transaction`,
  [`${api}/namespaces/Mina/namespaces/Transaction/README`]: `${api}/namespaces/Transaction`,
  [`${api}/namespaces/Mina/namespaces/Transaction/functions/fromJSON`]: `${api}/namespaces/Transaction/functions/fromJSON`,
  // Functions to older TypeDoc, variables to the one in use
  [`${api}/functions/provable`]: `${api}/variables/provable-lowercase`,
  ...toFolder('functions', 'variables', ['Reducer', 'memoizationContext']),
  ...toFolder(
    'namespaces/Experimental/functions',
    'namespaces/Experimental/variables',
    [
      'ActionBatch',
      'IndexedMerkleMap',
      'OffchainState',
      'Recursive',
      'createProvableBigInt',
      'memoizeWitness',
    ],
  ),
  [`${api}/namespaces/Mina/functions/currentTransaction`]: `${api}/namespaces/Mina/variables/currentTransaction`,
  // Types of Mina that the package also exports by themselves
  ...toFolder('namespaces/Mina/type-aliases', 'type-aliases', [
    'IncludedTransaction',
    'PendingTransaction',
    'PendingTransactionPromise',
    'RejectedTransaction',
    'Transaction',
  ]),
};

/** One redirect, as @docusaurus/plugin-client-redirects takes it: paths below the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** @returns the pages of a release that moved */
function redirectsOf(release: Release): Redirect[] {
  const moves = { ...movesOfEveryRelease, ...moved[release.docsVersion] };
  return Object.entries(moves).map(([from, to]) => ({
    from: `/${urlPrefix(release)}${from}`,
    to: servedPath(`/${urlPrefix(release)}${to}`),
  }));
}

/** Every page that moved, in each release. A removed or renamed page needs a line here: published URLs never die. */
const redirects: readonly Redirect[] = releases.flatMap(redirectsOf);

/**
 * @param page a page below the site's base
 * @returns the addresses that older layouts of TypeDoc had for a page of a
 * namespace, e.g. `o1js/namespaces/Mina/functions/faucet` and `modules/Mina`
 */
function olderAddresses(page: string): string[] {
  const [, name] = /^\/api-reference\/namespaces\/(.+?)\/?$/.exec(page) ?? [];
  if (!name) return [];
  const isNamespace = /^(?:[^/]+\/namespaces\/)*[^/]+$/.test(name);
  return [
    `/${api}/o1js/namespaces/${name}`,
    ...(isNamespace ? [`/${api}/namespaces/${name}/README`] : []),
    ...(name.includes('/') ? [] : [`/${api}/modules/${name}`]),
  ];
}

/**
 * @param pages the pages of the site, below its base
 * @returns all redirects to them
 */
export function allRedirects(pages: readonly string[]): Redirect[] {
  const older = pages.flatMap((page) =>
    olderAddresses(page).map((from) => ({ from, to: servedPath(page) })),
  );
  return [...redirects, ...older];
}
