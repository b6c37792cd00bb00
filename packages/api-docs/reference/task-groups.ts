/** A group of the reference's index, by task. */
interface TaskGroup {
  title: string;
  /** Exported names, in the order in which they are shown. */
  names: readonly string[];
}

/** The groups, in reading order. A name of a release that is in none of them is an error of the generator. */
export const taskGroups: readonly TaskGroup[] = [
  {
    title: 'Numbers and booleans',
    names: words(`
      Field Bool UInt8 UInt32 UInt64 Int64 Sign
      createForeignField ForeignField AlmostForeignField CanonicalForeignField UnreducedForeignField
      Scalar ScalarField Gadgets checkBitLength
      BoolVar ConstantField VarField ScalarConst toConstantField toFp`),
  },
  {
    title: 'Own types, lists and text',
    names: words(`
      Struct Option Bytes FlexibleBytes DynamicArray CircuitString Character
      Packed Hashed Unconstrained TupleN Empty Undefined Void
      provable provablePure provableFromClass public_`),
  },
  {
    title: 'Circuits and proofs',
    names: words(`
      ZkProgram Provable assert conditionalSwap verify
      Proof ProofBase SelfProof DynamicProof JsonProof VerificationKey FeatureFlags
      RuntimeTable memoizeWitness memoizationContext MemoizationContext getBlindingValue
      Circuit circuitMain Keypair`),
  },
  {
    title: 'Backends and caches',
    names: words(`
      setBackend getBackendPreference setNumberOfWorkers initializeBindings
      Cache CacheHeader`),
  },
  {
    title: 'Hashing and Merkle trees',
    names: words(`
      Poseidon Keccak Hash genericHash emptyHash merkleListHash
      MerkleTree MerkleWitness BaseMerkleWitness Witness MerkleMap MerkleMapWitness IndexedMerkleMap
      MerkleList MerkleListBase MerkleListIterator MerkleListIteratorBase
      WithHash withHashes`),
  },
  {
    title: 'Keys, signatures and curves',
    names: words(`
      PrivateKey PublicKey Signature Nullifier Encryption Group toPoint
      createForeignCurve ForeignCurve ForeignCurveNotNeeded FlexiblePoint
      createEcdsa EcdsaSignature Crypto`),
  },
  {
    title: 'Smart contracts',
    names: words(`
      SmartContract method state State declareMethods declareState DeployArgs Permissions Reducer
      TokenContract TokenId TokenSymbol TokenAccountUpdateIterator
      AccountUpdate AccountUpdateTree AccountUpdateForest Account ZkappPublicInput`),
  },
  {
    title: 'Transactions and the network',
    names: words(`
      Mina Lightnet Ledger
      Transaction TransactionPromise PendingTransaction PendingTransactionPromise
      IncludedTransaction RejectedTransaction TransactionStatus TransactionVersion
      sendZkapp checkZkappTransaction
      fetchAccount addCachedAccount fetchTimedAccountInfo fetchEvents
      fetchLastBlock fetchCurrentSlot fetchTransactionStatus
      fetchTransactionDepth TransactionDepthInfo DepthOptions
      setGraphqlEndpoint setGraphqlEndpoints setArchiveGraphqlEndpoint`),
  },
  {
    title: 'Types of types',
    names: words(`
      ProvablePure ProvableExtended ProvablePureExtended ProvableHashable ProvableWithEmpty
      ProvableType ProvableTypePure FlexibleProvable FlexibleProvablePure
      InferProvable ToProvable WithProvable`),
  },
  {
    title: 'Experimental, and for debugging',
    names: words(`Experimental withMessage readVarMessage`),
  },
];

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
