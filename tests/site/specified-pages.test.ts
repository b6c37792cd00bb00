import { describe, expect, test } from 'vitest';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { normalize, readBuiltSite } from './lib/site';

// Requirements of section 2: every page that the specification names, as a
// folder below the root of a docs version and its pages on a line.
const everyVersion = `
getting-started what-is-a-zk-constraint-system
basic-types arrays field hashing int keypairs-and-signatures merkle-trees structs
writing-constraint-systems analyzing-constraint-systems conditional-logic witnesses zk-program
advanced-concepts recursion sideloaded-vks
api-reference Introduction
api-reference/classes AccountUpdate Bool Field Int64 MerkleMap MerkleTree PrivateKey PublicKey
api-reference/classes Signature SmartContract TokenContract UInt32 UInt64 VerificationKey ZkProgram
api-reference/functions fetchAccount fetchEvents fetchLastBlock fetchTransactionStatus method
api-reference/functions sendZkapp setArchiveGraphqlEndpoint setGraphqlEndpoint setGraphqlEndpoints
api-reference/functions setNumberOfWorkers verify
api-reference/interfaces Permissions
api-reference/namespaces Crypto Encryption Experimental Experimental/namespaces/V2 Lightnet
api-reference/namespaces Mina Mina/namespaces/TestPublicKey Mina/namespaces/Transaction Transaction
api-reference/namespaces/Lightnet/functions acquireKeyPair listAcquiredKeyPairs releaseKeyPair
api-reference/namespaces/Transaction/functions fromJSON
api-reference/namespaces/Mina/functions LocalBlockchain Network TestPublicKey currentSlot faucet
api-reference/namespaces/Mina/functions fetchActions fetchEvents filterGroups getAccount getActions
api-reference/namespaces/Mina/functions getBalance getNetworkConstants getNetworkId getNetworkState
api-reference/namespaces/Mina/functions getProofsEnabled hasAccount sender setActiveInstance
api-reference/namespaces/Mina/functions transaction waitForFunding
api-reference/namespaces/Mina/namespaces/TestPublicKey/functions fromBase58 random
api-reference/namespaces/Mina/namespaces/Transaction/functions fromJSON
api-reference/namespaces/Mina/variables activeInstance`;

const someVersions = {
  current: `
zkapps account-updates actions-and-reducers deployment events intro local-development permissions
zkapps provable-inputs smart-contracts zkprogram-proofs
advanced-concepts serialization ZkApps/onChainPreconditions ZkApps/upgradability
tutorials/hmac hmac-basics implementation tests
tutorials/frontent-integration-guides angular next`,
  '2.5.0': `
advanced-concepts serialization
tutorials/hmac hmac-basics implementation tests`,
  '2.4.0': `
advanced-concepts proof-serialization`,
};

/** Names that the specification has in several of these folders together: each is a page in one of them. */
const inSomeFolder = {
  'api-reference/{type-aliases,variables}':
    'Bool Field Group Keccak Permissions Poseidon Provable Reducer Struct ZkProgram',
  'api-reference/namespaces/Experimental/{classes,functions,type-aliases,variables}':
    'ActionBatch BatchReducer IndexedMerkleMap OffchainState ProvableBigInt Recursive memoizeWitness',
};

const { pages, redirects } = readBuiltSite();

/** @returns the paths of a list of folders */
const pathsIn = (list: string) =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [folder, ...names] = line.split(' ');
      return names.map((name) => `${folder}/${name}`);
    });

describe.each(Object.entries(someVersions))('of version %s', (version, own) => {
  const release = releases.find(({ docsVersion }) => docsVersion === version)!;
  const isThere = (path: string) => {
    const route = normalize(site.baseUrl + urlPrefix(release) + path);
    return pages.has(redirects.get(route) ?? route);
  };

  test('each specified page is there, or a redirect to it', () => {
    const specified = ['', 'changelog', ...pathsIn(everyVersion + own)];
    expect(specified.length).toBeGreaterThan(80);
    expect(specified.filter((path) => !isThere(path))).toEqual([]);
  });

  test.each(Object.entries(inSomeFolder))(
    'each specified name of %s is there',
    (folders, names) => {
      const [, parent = '', kinds = ''] = /^(.*){(.*)}$/.exec(folders)!;
      expect(
        names
          .split(' ')
          .filter((name) =>
            kinds
              .split(',')
              .every((kind) => !isThere(parent + kind + '/' + name)),
          ),
      ).toEqual([]);
    },
  );
});
