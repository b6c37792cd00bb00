import { type Release, releases, urlPrefix } from './releases';
import { servedPath } from './paths';

/** Page -> page that replaced it, below the root of a docs version. */
type Moves = Readonly<Record<string, string>>;

const api = 'api-reference';

/** Exported as a function by older TypeDoc, as a variable by the one in use. */
const functionsThatAreVariables = ['Reducer', 'memoizationContext', 'provable'];
const experimentalFunctionsThatAreVariables = [
  'ActionBatch',
  'IndexedMerkleMap',
  'OffchainState',
  'Recursive',
  'createProvableBigInt',
  'memoizeWitness',
];

/** Types of Mina that the package also exports by themselves. */
const minaTypesAtTop = [
  'IncludedTransaction',
  'PendingTransaction',
  'PendingTransactionPromise',
  'RejectedTransaction',
  'Transaction',
];

/** Pages that moved, by docs version: old path, new path. */
const moved: Readonly<Record<string, Moves>> = {
  current: {
    // IndexedMerkleMap left `Experimental`.
    [`${api}/namespaces/Experimental/variables/IndexedMerkleMap`]: `${api}/variables/IndexedMerkleMap`,
    [`${api}/namespaces/Experimental/type-aliases/IndexedMerkleMap`]: `${api}/type-aliases/IndexedMerkleMap`,
    [`${api}/variables/Provable-1`]: `${api}/variables/Provable`,
  },
  '2.5.0': {},
  '2.4.0': {},
};

/** Addresses that readers know from the published site, which every release has under another name. */
const movesOfEveryRelease: Moves = {
  [`${api}/classes/ZkProgram`]: `${api}/functions/ZkProgram`,
  [`${api}/namespaces/Mina/namespaces/Transaction`]: `${api}/namespaces/Transaction`,
  [`${api}/namespaces/Mina/namespaces/Transaction/functions/fromJSON`]: `${api}/namespaces/Transaction/functions/fromJSON`,
};

const movesOfOlderTypeDoc: Moves = {
  ...Object.fromEntries(
    functionsThatAreVariables.map((name) => [
      `${api}/functions/${name}`,
      `${api}/variables/${name === 'provable' ? 'provable-lowercase' : name}`,
    ]),
  ),
  ...Object.fromEntries(
    experimentalFunctionsThatAreVariables.map((name) => [
      `${api}/namespaces/Experimental/functions/${name}`,
      `${api}/namespaces/Experimental/variables/${name}`,
    ]),
  ),
  ...Object.fromEntries(
    minaTypesAtTop.map((name) => [
      `${api}/namespaces/Mina/type-aliases/${name}`,
      `${api}/type-aliases/${name}`,
    ]),
  ),
  [`${api}/namespaces/Mina/functions/currentTransaction`]: `${api}/namespaces/Mina/variables/currentTransaction`,
};

/** One redirect, as @docusaurus/plugin-client-redirects takes it: paths below the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Versions that were published with the older TypeDoc. */
const versionsOfOlderTypeDoc = ['2.5.0', '2.4.0'];

function movesOf(release: Release): Moves {
  const { docsVersion } = release;
  return {
    ...movesOfEveryRelease,
    ...moved[docsVersion],
    ...(versionsOfOlderTypeDoc.includes(docsVersion) && movesOfOlderTypeDoc),
  };
}

/** @returns the pages of a release that moved */
export function redirectsOf(release: Release): Redirect[] {
  const moves = movesOf(release);
  return Object.entries(moves).map(([from, to]) => ({
    from: `/${urlPrefix(release)}${from}`,
    to: servedPath(`/${urlPrefix(release)}${to}`),
  }));
}

/** Every page that moved, in each release. A removed or renamed page needs a line here: published URLs never die. */
export const redirects: readonly Redirect[] = releases.flatMap(redirectsOf);
