/** How a query is written, or what its writer wants. */
export type QueryKind =
  | 'identifier, exact'
  | 'identifier, split'
  | 'identifier, partial'
  | 'identifier, misspelt'
  | 'concept'
  | 'task'
  | 'error message'
  | 'symbol of another version';

/** A query and what must come first. */
export interface QualityQuery {
  query: string;
  /**
   * What may come first, below a version's root: `page`, `page#heading`, or
   * `page#*` for the page or any heading of it. In a version that has none of
   * them the query is not counted.
   */
  targets: string[];
}

const api = 'api-reference';
const classes = `${api}/classes`;
const functions = `${api}/functions`;
const variables = `${api}/variables`;
const types = `${api}/type-aliases`;
const mina = `${api}/namespaces/Mina`;
const experimental = `${api}/namespaces/Experimental`;
const start = 'getting-started';
const basics = 'basic-types';
const circuits = 'writing-constraint-systems';
const zkapps = 'zkapps';
const advanced = 'advanced-concepts';
const hmac = 'tutorials/hmac';
const frontend = 'tutorials/frontent-integration-guides';

function q(query: string, ...targets: string[]): QualityQuery {
  return { query, targets };
}

/**
 * What readers type. Every third query of a kind is held out: nobody looks at
 * those while tuning, so they tell whether the tuning helps queries that are
 * not in this list.
 */
export const queries: Record<QueryKind, QualityQuery[]> = {
  'identifier, exact': [
    q('AccountUpdate', `${classes}/AccountUpdate`),
    q('Field', `${classes}/Field`, `${variables}/Field`),
    q('SmartContract', `${classes}/SmartContract`),
    q('Poseidon', `${variables}/Poseidon`),
    q('Provable', `${variables}/Provable`),
    q('MerkleTree', `${classes}/MerkleTree`),
    q('UInt64', `${classes}/UInt64`),
    q('Mina.transaction', `${mina}/functions/transaction`),
    q('Field.assertEquals', `${classes}/Field#assertequals`),
    q('fetchAccount', `${functions}/fetchAccount`),
    q('Provable.if', `${variables}/Provable#if`),
    q('PrivateKey.random', `${classes}/PrivateKey#random`),
    q('LocalBlockchain', `${mina}/functions/LocalBlockchain`),
    q('ZkProgram', `${functions}/ZkProgram`, `${types}/ZkProgram`),
    q('setNumberOfWorkers', `${functions}/setNumberOfWorkers`),
    q('VerificationKey', `${classes}/VerificationKey`),
    q('Provable.witness', `${variables}/Provable#witness`),
    q('analyzeMethods', `${classes}/SmartContract#analyzemethods`),
    q('acquireKeyPair', `${api}/namespaces/Lightnet/functions/acquireKeyPair`),
    q('MerkleMapWitness', `${classes}/MerkleMapWitness`),
    q('Gadgets', `${variables}/Gadgets`),
    q('assertLessThan()', `${classes}/Field#assertlessthan`),
    q(
      'Permissions',
      `${variables}/Permissions`,
      `${api}/interfaces/Permissions`,
    ),
    q('Keccak', `${variables}/Keccak`),
  ],
  'identifier, split': [
    q(
      'account update',
      `${classes}/AccountUpdate`,
      `${zkapps}/account-updates`,
    ),
    q('assert equals', `${classes}/Field#assertequals`),
    q(
      'smart contract',
      `${classes}/SmartContract`,
      `${zkapps}/smart-contracts`,
    ),
    q('local blockchain', `${mina}/functions/LocalBlockchain`),
    q('verification key', `${classes}/VerificationKey`),
    q('merkle map witness', `${classes}/MerkleMapWitness`),
    q('fetch last block', `${functions}/fetchLastBlock`),
    q('dynamic proof', `${classes}/DynamicProof`),
    q('set graphql endpoint', `${functions}/setGraphqlEndpoint`),
    q('uint 64', `${classes}/UInt64`),
    q(
      'indexed merkle map',
      `${variables}/IndexedMerkleMap`,
      `${types}/IndexedMerkleMap`,
      `${experimental}/variables/IndexedMerkleMap`,
      `${experimental}/type-aliases/IndexedMerkleMap`,
      `${basics}/merkle-trees#indexedmerklemap`,
    ),
    q('circuit string', `${classes}/CircuitString`),
    q('get network state', `${mina}/functions/getNetworkState`),
    q('batch reducer', `${experimental}/classes/BatchReducer`),
    q('private key from base58', `${classes}/PrivateKey#frombase58`),
  ],
  'identifier, partial': [
    q('AccountUp', `${classes}/AccountUpdate`),
    q(
      'assertEq',
      `${classes}/Field#assertequals`,
      `${variables}/Provable#assertequal`,
    ),
    q('MerkleTr', `${classes}/MerkleTree`),
    q('setArchive', `${functions}/setArchiveGraphqlEndpoint`),
    q('Mina.trans', `${mina}/functions/transaction`),
    q('Ecdsa', `${classes}/EcdsaSignature`, `${functions}/createEcdsa`),
    q('waitForFun', `${mina}/functions/waitForFunding`),
    q('OffchainSt', `${experimental}/variables/OffchainState`),
    q('fetchTransactionSt', `${functions}/fetchTransactionStatus`),
    q('Provable.constraintS', `${variables}/Provable#constraintsystem`),
    q('Nullif', `${classes}/Nullifier`),
    q(
      'GraphqlEnd',
      `${functions}/setGraphqlEndpoint`,
      `${functions}/setGraphqlEndpoints`,
    ),
    q('releaseKey', `${api}/namespaces/Lightnet/functions/releaseKeyPair`),
    q('TokenContr', `${classes}/TokenContract`),
    q(
      'rangeCheck',
      `${variables}/Gadgets#rangecheck64`,
      `${variables}/Gadgets#rangecheck8`,
      `${variables}/Gadgets#rangecheck16`,
      `${variables}/Gadgets#rangecheck32`,
      `${variables}/Gadgets#rangecheckn`,
    ),
  ],
  'identifier, misspelt': [
    q('AcountUpdate', `${classes}/AccountUpdate`),
    q('Posiedon', `${variables}/Poseidon`),
    q('assertEqauls', `${classes}/Field#assertequals`),
    q('SmartContact', `${classes}/SmartContract`),
    q('MerkelTree', `${classes}/MerkleTree`),
    q('VerficationKey', `${classes}/VerificationKey`),
    q('Provabel', `${variables}/Provable`),
    q('Signiture', `${classes}/Signature`),
    q('fetchAcount', `${functions}/fetchAccount`),
    q('PublcKey', `${classes}/PublicKey`),
    q('Kecak', `${variables}/Keccak`),
    q('LocalBlockchian', `${mina}/functions/LocalBlockchain`),
    q(
      'zkprogam',
      `${functions}/ZkProgram`,
      `${types}/ZkProgram`,
      `${circuits}/zk-program`,
    ),
    q('CircutString', `${classes}/CircuitString`),
    q(
      'premissions',
      `${variables}/Permissions`,
      `${api}/interfaces/Permissions`,
      `${zkapps}/permissions`,
    ),
  ],
  concept: [
    q('field element', `${basics}/field#*`),
    q('merkle trees', `${basics}/merkle-trees#*`),
    q(
      'constraint system',
      `${start}/what-is-a-zk-constraint-system#*`,
      `${circuits}/analyzing-constraint-systems#*`,
    ),
    q('witness', `${circuits}/witnesses#*`),
    q('witnesses', `${circuits}/witnesses#*`),
    q('conditional logic', `${circuits}/conditional-logic`),
    q('hash function', `${basics}/hashing#*`),
    q('integer overflow', `${basics}/int#*`),
    q('public key and signature', `${basics}/keypairs-and-signatures#*`),
    q('arrays', `${basics}/arrays`),
    q('branches', `${circuits}/conditional-logic#*`),
    q('what is a zk circuit', `${start}/what-is-a-zk-constraint-system#*`),
    q('structs', `${basics}/structs`),
    q('recursion', `${advanced}/recursion`),
    q('side-loaded verification keys', `${advanced}/sideloaded-vks#*`),
    q('on-chain preconditions', `${advanced}/ZkApps/onChainPreconditions#*`),
    q('upgradability', `${advanced}/ZkApps/upgradability`),
    q('actions and reducer', `${zkapps}/actions-and-reducers#*`),
    q('events', `${zkapps}/events`),
    q('smart contracts', `${zkapps}/smart-contracts`),
    q(
      'serialization',
      `${advanced}/serialization#*`,
      `${advanced}/proof-serialization#*`,
    ),
    q('permissions', `${zkapps}/permissions`),
    q('changelog', 'changelog'),
    q(
      'constants and variables',
      `${start}/what-is-a-zk-constraint-system#constants-and-variables`,
    ),
  ],
  task: [
    q('how to hash bytes', `${basics}/hashing#hash-bytes`),
    q(
      'verify a signature in a circuit',
      `${basics}/keypairs-and-signatures#verify-a-signature-in-a-circuit`,
    ),
    q(
      'prove that a leaf is in the tree',
      `${basics}/merkle-trees#prove-that-a-leaf-is-in-the-tree`,
    ),
    q(
      'convert field to bigint',
      `${basics}/field#convert-to-and-from-other-types`,
      `${classes}/Field#tobigint`,
      `${classes}/Field#tobigint-1`,
    ),
    q(
      'array with variable length',
      `${basics}/arrays#arrays-of-variable-length`,
    ),
    q('combine bools', `${circuits}/conditional-logic#combine-bools`),
    q(
      'create a keypair',
      `${basics}/keypairs-and-signatures#create-store-and-exchange-keys`,
      `${classes}/PrivateKey#randomkeypair`,
    ),
    q(
      'encrypt for a public key',
      `${basics}/keypairs-and-signatures#encrypt-for-a-public-key`,
      `${api}/namespaces/Encryption/functions/encrypt`,
      `${api}/namespaces/Encryption/functions/encryptBytes`,
    ),
    q(
      'choose among several values',
      `${circuits}/conditional-logic#choose-among-several-values`,
    ),
    q('deploy a zkapp', `${zkapps}/deployment#*`),
    q(
      'count constraints of a program',
      `${circuits}/analyzing-constraint-systems#*`,
    ),
    q('use o1js with next.js', `${frontend}/next#*`),
    q('angular integration', `${frontend}/angular#*`),
    q('implement hmac', `${hmac}/implementation#*`),
    q('test locally without a network', `${zkapps}/local-development#*`),
    q('update a leaf of a merkle tree', `${basics}/merkle-trees#update-a-leaf`),
    q('wrap around on purpose', `${basics}/int#wrap-around-on-purpose`),
    q('set the number of worker threads', `${functions}/setNumberOfWorkers`),
    q(
      'sign structured data',
      `${basics}/keypairs-and-signatures#sign-structured-data`,
    ),
    q(
      'ethereum signature ecdsa',
      `${basics}/keypairs-and-signatures#*`,
      `${classes}/EcdsaSignature#*`,
    ),
    q(
      'read an array at a secret index',
      `${basics}/arrays#read-and-write-at-a-secret-index`,
    ),
  ],
  'error message': [
    q(
      'x.toBigInt() was called on a variable field element',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
      `${start}/what-is-a-zk-constraint-system#errors-you-will-meet`,
    ),
    q(
      'Constraint unsatisfied (unreduced)',
      `${basics}/field#constraint-unsatisfied-and-nothing-else`,
      `${start}/common-errors#*`,
      `${start}/what-is-a-zk-constraint-system#errors-you-will-meet`,
    ),
    q(
      'bindings are not initialized, try calling await initializeBindings() first',
      `${basics}/hashing#a-sponge-before-the-bindings-are-loaded`,
      `${basics}/keypairs-and-signatures#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'Field.inv(): Division by zero',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'cannot be converted to a BigInt because it is not an integer',
      `${basics}/int#a-price-with-decimals`,
      `${start}/common-errors#*`,
    ),
    q(
      "Type 'Field' cannot be used as an index type",
      `${basics}/arrays#indexing-with-a-field-element`,
      `${start}/common-errors#*`,
    ),
    q(
      'rangeCheck32: expected field to fit in 32 bits',
      `${basics}/int#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'x.isConstant is not a function',
      `${basics}/hashing#something-else-than-a-field-in-the-array`,
      `${start}/common-errors#*`,
    ),
    q(
      'The global context managed by o1js reached an inconsistent state',
      `${circuits}/witnesses#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'Field.toBits(): 300 does not fit in 8 bits',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'UInt64.assertLessThan: expected 7 < 5',
      `${basics}/int#*`,
      `${start}/common-errors#*`,
    ),
    q(
      "Argument of type 'string' is not assignable to parameter of type 'FlexibleBytes'",
      `${basics}/hashing#a-string-or-an-array-where-bytes-are-wanted`,
      `${start}/common-errors#*`,
    ),
  ],
  'symbol of another version': [
    q(
      'Experimental.IndexedMerkleMap',
      `${variables}/IndexedMerkleMap`,
      `${types}/IndexedMerkleMap`,
      `${experimental}/variables/IndexedMerkleMap`,
      `${experimental}/type-aliases/IndexedMerkleMap`,
    ),
    q(
      'IndexedMerkleMap',
      `${variables}/IndexedMerkleMap`,
      `${types}/IndexedMerkleMap`,
      `${experimental}/variables/IndexedMerkleMap`,
      `${experimental}/type-aliases/IndexedMerkleMap`,
    ),
    q('DynamicArray', `${functions}/DynamicArray`, `${types}/DynamicArray`),
    q('RuntimeTable', `${classes}/RuntimeTable`),
    q('setBackend', `${functions}/setBackend`),
    q('ZkFunction', `${experimental}/variables/ZkFunction`),
    q('Experimental.ZkFunction', `${experimental}/variables/ZkFunction`),
    q('fetchTransactionDepth', `${functions}/fetchTransactionDepth`),
    q(
      'KimchiProof',
      `${experimental}/variables/KimchiProof`,
      `${experimental}/type-aliases/KimchiProof`,
    ),
    q('Transaction.hash', `${api}/namespaces/Transaction/functions/hash`),
  ],
};
