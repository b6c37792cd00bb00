/**
 * Other words that readers type for a page or a member of the reference, with
 * commas between, by address below the reference. A guide has them in its
 * front matter, but the reference is generated from the package's comments. A
 * version without the member ignores its line.
 */
export const referenceAliases: Readonly<Record<string, string>> = {
  'classes/AccountUpdate#create':
    'add an account to a transaction, touch another account',
  'classes/AccountUpdate#createsigned':
    'account that signs, require signature of another account, pay from user account',
  'classes/AccountUpdate#fundnewaccount':
    'pay account creation fee, open new account, one MINA fee',
  'classes/AccountUpdate#requiresignature':
    'account has to sign, ask signature',
  'classes/AccountUpdate#send': 'pay out coins, transfer MINA to address',
  'classes/AccountUpdate#balancechange': 'net change of balance',
  'classes/AccountUpdate#topretty': 'print account update, debug transaction',
  'classes/AccountUpdate#approve': 'add child update, nest account updates',
  'classes/Bool#and': 'both conditions hold, logical and, conjunction',
  'classes/Bool#or': 'one of two conditions, logical or, disjunction',
  'classes/Bool#not': 'negate condition, logical not, invert boolean',
  'classes/Bool#implies': 'if then condition',
  'classes/Bool#asserttrue': 'require condition, fail unless true',
  'classes/Bool#assertfalse': 'fail if true',
  'classes/Bool#toboolean': 'read boolean value, JavaScript boolean of Bool',
  'classes/Bool#alltrue': 'every condition true, all of list',
  'classes/Bool#anytrue': 'at least one condition true, any of list',
  'classes/CircuitString': 'string in circuit, provable text, private text',
  'classes/CircuitString#fromstring':
    'string to fields, JavaScript string in circuit',
  'classes/CircuitString#hash': 'hash a string, digest of text',
  'classes/CircuitString#append': 'concatenate strings, join texts',
  'classes/DynamicProof': 'proof of unknown program, verify with any key',
  'classes/EcdsaSignature#verify': 'check Ethereum signature, check ECDSA',
  'classes/EcdsaSignature#verifyethers':
    'Ethereum signed message, personal sign, MetaMask signature',
  'classes/EcdsaSignature#fromhex': 'parse signature from wallet',
  'classes/Field#tobigint':
    'native integer out of Field, read number, bigint value',
  'classes/Field#tostring': 'print Field, decimal text of Field',
  'classes/Field#tobits': 'binary digits of Field, split into bits',
  'classes/Field#frombits': 'bits to Field, binary to number',
  'classes/Field#frombytes': 'bytes to Field',
  'classes/Field#assertbool': 'must be zero or one',
  'classes/Field#assertequals': 'must be the same, require equal, same value',
  'classes/Field#assertnotequals': 'must differ, require different',
  'classes/Field#assertlessthan': 'must be below, require smaller, upper limit',
  'classes/Field#equals': 'compare two Fields, test equality, same value',
  'classes/Field#lessthan': 'smaller than, compare size',
  'classes/Field#inv': 'multiplicative inverse, one over x, reciprocal',
  'classes/Field#div': 'divide Fields, quotient modulo prime',
  'classes/Field#sqrt': 'square root',
  'classes/Field#square': 'power of two of Field, squared',
  'classes/Field#neg': 'change sign, negative of Field',
  'classes/Field#isodd': 'parity, odd number',
  'classes/Field#iseven': 'parity, even number',
  'classes/Field#seal': 'reduce long expression, fewer constraints for reuse',
  'classes/Field#random': 'random number, random Field',
  'classes/Field#order':
    'modulus of Field, prime of field, largest Field value',
  'classes/Field#isconstant': 'known value or variable, constant test',
  'classes/Group#scale': 'scalar multiplication, multiply point',
  'classes/Int64': 'signed integer, negative number, below zero',
  'classes/Int64#isnegative': 'sign of number, below zero test',
  'classes/MerkleMap#set': 'store value by key, put entry',
  'classes/MerkleMap#get': 'look up value by key, read entry',
  'classes/MerkleMap#getwitness': 'proof for key, path of map entry',
  'classes/MerkleMapWitness#computerootandkey':
    'check map entry, root from path',
  'classes/MerkleTree#setleaf': 'change leaf, put value into tree',
  'classes/MerkleTree#getleaf': 'read leaf',
  'classes/MerkleTree#getwitness':
    'path to root, inclusion proof, sibling hashes',
  'classes/MerkleTree#getroot': 'commitment of tree, root hash',
  'classes/MerkleTree#leafcount': 'capacity of tree, how many leaves',
  'classes/MerkleTree#fill': 'many leaves at once',
  'classes/BaseMerkleWitness#calculateroot': 'recompute root, check inclusion',
  'classes/BaseMerkleWitness#calculateindex': 'position of leaf',
  'classes/PrivateKey#random':
    'generate key, new secret key, create account key',
  'classes/PrivateKey#randomkeypair': 'generate key pair, new keys',
  'classes/PrivateKey#frombase58': 'import key, load key from env',
  'classes/PrivateKey#tobase58': 'export key, save secret key',
  'classes/PrivateKey#topublickey': 'address of key, derive public key',
  'classes/PublicKey#frombase58': 'parse address, text to address',
  'classes/PublicKey#tobase58': 'address as text, print address',
  'classes/PublicKey#isempty': 'null address, zero address',
  'classes/PublicKey#empty': 'null address, zero address',
  'classes/Proof#verify': 'verify inner proof, check proof in method',
  'classes/Proof#verifyif': 'verify only sometimes, optional proof',
  'classes/Proof#tojson': 'save proof, send proof, serialize proof',
  'classes/Proof#fromjson': 'load proof, parse proof, deserialize proof',
  'classes/Proof#dummy': 'placeholder proof, fake proof for tests',
  'classes/Signature#create': 'sign data, sign with private key',
  'classes/Signature#verify': 'check signature, is signature valid',
  'classes/SmartContract#compile':
    'verification key of contract, build prover keys',
  'classes/SmartContract#deploy': 'put contract on chain, publish contract',
  'classes/SmartContract#init': 'constructor of contract, initial state',
  'classes/SmartContract#send':
    'pay out of contract, contract sends MINA, withdraw',
  'classes/SmartContract#emitevent': 'log from contract, fire event',
  'classes/SmartContract#fetchevents': 'read events, past logs of contract',
  'classes/SmartContract#analyzemethods': 'rows of methods, size of contract',
  'classes/SmartContract#sender': 'who called, caller address',
  'classes/SmartContract#currentslot': 'time on chain, deadline',
  'classes/SmartContract#digest':
    'fingerprint of contract code, did circuit change',
  'classes/TokenContract#transfer': 'move tokens, send tokens',
  'classes/TokenContract#derivetokenid': 'id of token of contract',
  'classes/TokenContract#approvebase':
    'rules for transfers, who may move tokens',
  'classes/UInt64#divmod': 'quotient and remainder, leftover of division',
  'classes/UInt64#mod': 'remainder, modulo, leftover',
  'classes/UInt64#add': 'sum with overflow check, increment',
  'classes/UInt64#sub': 'subtract, decrement, underflow',
  'classes/UInt64#lessthan': 'compare amounts, smaller amount',
  'classes/UInt64#maxint': 'largest UInt64, maximum amount',
  'classes/UInt64#tobigint': 'native integer of UInt64, read amount',
  'classes/UInt64#touint32': 'narrow integer, smaller type',
  'classes/UInt64#xor': 'exclusive or, bit mask',
  'classes/UInt64#leftshift': 'shift bits, multiply by power of two',
  'classes/UInt64#rotate': 'rotate bits, circular shift',
  'classes/UInt32#touint64': 'widen integer, larger type',
  'classes/UInt32#divmod': 'quotient and remainder',
  'classes/Unconstrained#witness': 'hint, data without constraints',
  'functions/assert': 'require with message, fail with message',
  'functions/Bytes#fromstring': 'text to bytes, encode string',
  'functions/Bytes#fromhex': 'hex to bytes, parse hex string',
  'functions/Bytes#tohex': 'bytes to hex, print bytes',
  'functions/DynamicArray': 'array of variable length, vector, list with push',
  'functions/fetchAccount':
    'read account from network, load account, balance of address, nonce of account',
  'functions/fetchLastBlock': 'latest block, chain height, newest block',
  'functions/fetchTransactionStatus': 'is transaction included, confirmed yet',
  'functions/fetchTransactionDepth': 'confirmations, blocks since',
  'functions/initializeBindings': 'load WebAssembly, warm up',
  'functions/MerkleWitness': 'class for tree paths, witness of height',
  'functions/Option': 'maybe value, nullable, value or nothing',
  'functions/setBackend':
    'native prover instead of WebAssembly, faster proving',
  'functions/setNumberOfWorkers':
    'number of threads, limit CPU, use fewer cores',
  'functions/state': 'decorator of on-chain variable, storage variable',
  'functions/method': 'decorator of contract function, callable function',
  'functions/Struct': 'record type, object with fields, custom type',
  'functions/verify':
    'check a proof, verify with verification key, is proof valid',
  'functions/ZkProgram#compile':
    'make prover keys, verification key of program',
  'functions/ZkProgram#analyzemethods': 'rows of program, circuit size',
  'functions/ZkProgram#setproofsenabled': 'skip proving, fast tests',
  'functions/ZkProgram#digest': 'fingerprint of program, did circuit change',
  'namespaces/Encryption/functions/encrypt':
    'encrypt to public key, secret message',
  'namespaces/Encryption/functions/decrypt':
    'decrypt with private key, read ciphertext',
  'namespaces/Mina/functions/getBalance': 'balance of address, how much MINA',
  'namespaces/Mina/functions/getAccount':
    'read account, nonce, state of account',
  'namespaces/Mina/functions/hasAccount': 'does account exist',
  'namespaces/Mina/functions/faucet': 'test MINA, free coins',
  'namespaces/Mina/functions/fetchActions': 'read actions from archive',
  'namespaces/Mina/functions/fetchEvents': 'read events from archive',
  'namespaces/Mina/functions/transaction':
    'create transaction, build transaction',
  'namespaces/Mina/functions/Network':
    'connect to devnet, node address, RPC endpoint',
  'namespaces/Mina/functions/LocalBlockchain':
    'simulated chain, test chain, local ledger',
  'variables/Cache#filesystem': 'store keys on disk, cache folder',
  'variables/Cache#none': 'no cache, disable cache',
  'variables/Keccak#ethereum': 'keccak256 of Ethereum, EVM hash',
  'variables/Poseidon#hash': 'hash of fields, cheap hash, commitment',
  'variables/Poseidon#hashpacked': 'hash a struct, hash of any type',
  'variables/Provable#if':
    'choose between two values, ternary, conditional value',
  'variables/Provable#switch': 'choose one of many, case, select by mask',
  'variables/Provable#witness':
    'private value in circuit, compute outside of circuit',
  'variables/Provable#asprover': 'run plain code in circuit, log in circuit',
  'variables/Provable#log': 'print value in circuit, console log',
  'variables/Provable#array': 'array type, fixed length list',
  'variables/Provable#runandcheck':
    'try circuit without proof, test constraints',
  'variables/Provable#constraintsystem': 'count rows, gates of function',
  'variables/IndexedMerkleMap#insert': 'new key, add entry',
  'variables/IndexedMerkleMap#assertnotincluded':
    'key is absent, not in set, never used',
  'variables/IndexedMerkleMap#assertincluded': 'key is present, in set',
};
