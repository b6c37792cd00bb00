/** Pages that the specification names, by folder, below the root of a docs version. */
type PageNames = Readonly<Record<string, readonly string[]>>;

const guides: PageNames = {
  '': ['', 'changelog'],
  'getting-started/': ['what-is-a-zk-constraint-system'],
  'basic-types/': [
    'arrays',
    'field',
    'hashing',
    'int',
    'keypairs-and-signatures',
    'merkle-trees',
    'structs',
  ],
  'writing-constraint-systems/': [
    'analyzing-constraint-systems',
    'conditional-logic',
    'witnesses',
    'zk-program',
  ],
  'advanced-concepts/': ['recursion', 'sideloaded-vks'],
};

const hmacTutorial: PageNames = {
  'tutorials/hmac/': ['hmac-basics', 'implementation', 'tests'],
};

const api: PageNames = {
  'api-reference/': ['Introduction'],
  'api-reference/classes/': [
    'AccountUpdate',
    'Bool',
    'Field',
    'Int64',
    'MerkleMap',
    'MerkleTree',
    'PrivateKey',
    'PublicKey',
    'Signature',
    'SmartContract',
    'TokenContract',
    'UInt32',
    'UInt64',
    'VerificationKey',
    'ZkProgram',
  ],
  'api-reference/functions/': [
    'fetchAccount',
    'fetchEvents',
    'fetchLastBlock',
    'fetchTransactionStatus',
    'method',
    'sendZkapp',
    'setArchiveGraphqlEndpoint',
    'setGraphqlEndpoint',
    'setGraphqlEndpoints',
    'setNumberOfWorkers',
    'verify',
  ],
  'api-reference/interfaces/': ['Permissions'],
  'api-reference/namespaces/': [
    'Crypto',
    'Encryption',
    'Experimental',
    'Experimental/namespaces/V2',
    'Lightnet',
    'Mina',
    'Mina/namespaces/TestPublicKey',
    'Mina/namespaces/Transaction',
    'Transaction',
  ],
  'api-reference/namespaces/Lightnet/functions/': [
    'acquireKeyPair',
    'listAcquiredKeyPairs',
    'releaseKeyPair',
  ],
  'api-reference/namespaces/Transaction/functions/': ['fromJSON'],
  'api-reference/namespaces/Mina/functions/': [
    'LocalBlockchain',
    'Network',
    'TestPublicKey',
    'currentSlot',
    'faucet',
    'fetchActions',
    'fetchEvents',
    'filterGroups',
    'getAccount',
    'getActions',
    'getBalance',
    'getNetworkConstants',
    'getNetworkId',
    'getNetworkState',
    'getProofsEnabled',
    'hasAccount',
    'sender',
    'setActiveInstance',
    'transaction',
    'waitForFunding',
  ],
  'api-reference/namespaces/Mina/namespaces/TestPublicKey/functions/': [
    'fromBase58',
    'random',
  ],
  'api-reference/namespaces/Mina/namespaces/Transaction/functions/': [
    'fromJSON',
  ],
  'api-reference/namespaces/Mina/variables/': ['activeInstance'],
};

/** The pages that the specification names for each docs version. */
export const specifiedPages: Readonly<Record<string, readonly string[]>> = {
  current: pathsOf({
    ...guides,
    ...api,
    ...hmacTutorial,
    'zkapps/': [
      'account-updates',
      'actions-and-reducers',
      'deployment',
      'events',
      'intro',
      'local-development',
      'permissions',
      'provable-inputs',
      'smart-contracts',
      'zkprogram-proofs',
    ],
    'advanced-concepts/': [
      'recursion',
      'serialization',
      'sideloaded-vks',
      'ZkApps/onChainPreconditions',
      'ZkApps/upgradability',
    ],
    'tutorials/frontent-integration-guides/': ['angular', 'next'],
  }),
  '2.5.0': pathsOf({
    ...guides,
    ...api,
    ...hmacTutorial,
    'advanced-concepts/': ['recursion', 'serialization', 'sideloaded-vks'],
  }),
  '2.4.0': pathsOf({
    ...guides,
    ...api,
    'advanced-concepts/': [
      'proof-serialization',
      'recursion',
      'sideloaded-vks',
    ],
  }),
};

/** Names that the specification has under type aliases and variables together: each is a page in one of the folders at least. */
export const typesOrVariables = [
  'Bool',
  'Field',
  'Group',
  'Keccak',
  'Permissions',
  'Poseidon',
  'Provable',
  'Reducer',
  'Struct',
  'ZkProgram',
];

/** What it names of `Experimental`, without the folder: each is a page in one of its folders at least. */
export const experimental = [
  'ActionBatch',
  'BatchReducer',
  'IndexedMerkleMap',
  'OffchainState',
  'ProvableBigInt',
  'Recursive',
  'memoizeWitness',
];

function pathsOf(names: PageNames): string[] {
  return Object.entries(names).flatMap(([folder, pages]) =>
    pages.map((page) => folder + page),
  );
}
