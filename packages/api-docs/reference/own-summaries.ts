import { Comment, type ProjectReflection, ReflectionKind } from 'typedoc';

/** Our own line for members that the release does not describe: by name, or by type and name. */
export const ownSummaries: Record<string, string> = {
  // What each provable type has
  check: 'Adds the constraints that make it a valid value of its type.',
  empty: 'A value that stands for nothing, usually made of zeros.',
  fromFields: 'Makes a value from its field elements. It checks nothing.',
  fromJSON: 'Makes a value from what `toJSON` returned.',
  fromObject: 'Makes a value from an object with its parts.',
  fromValue: 'Makes a value from a plain one, for example a `bigint`.',
  isConstant: 'True for a constant, false for a variable of a circuit.',
  sizeInFields: 'How many field elements the value takes.',
  toAuxiliary: 'The data of the value that no constraint covers.',
  toCanonical: 'The same value in the form that is unique for it.',
  toConstant:
    'The same value as a constant. In a circuit, only the prover has it.',
  toFields: 'The field elements that the value is made of.',
  toInput: 'The value as `Poseidon` packs it before it hashes.',
  toJSON: 'The value as plain JSON. `fromJSON` reads it.',
  toValue: 'The plain value, for example a `bigint`.',
  // Comparisons
  assertEquals: 'Fails if the values differ.',
  equals: 'Are the values equal?',
  // Numbers
  NUM_BITS: 'How many bits a number has at most.',
  'UInt8.value': 'The field element that stores the number.',
  'UInt32.value': 'The field element that stores the number.',
  'UInt64.value': 'The field element that stores the number.',
  'UInt8.Unsafe':
    'Conversions without a range check. Call `check` on the result.',
  'UInt32.Unsafe':
    'Conversions without a range check. Call `check` on the result.',
  'UInt64.Unsafe':
    'Conversions without a range check. Call `check` on the result.',
  'Int64.Unsafe': 'Makes an `Int64` whose parts nobody checked.',
  'Int64.magnitude': 'The number without its sign.',
  'Int64.sgn': 'The sign: 1 or -1.',
  'Bool.and': 'True if both are true.',
  'Bool.or': 'True if one of them is true, or both.',
  'Bool.not': 'True if it is false.',
  'Bool.toField': 'The field element 1 for true, and 0 for false.',
  'Bool.value': 'The field element 0 or 1.',
  'Bool.Unsafe':
    'Conversions that do not check that the field element is 0 or 1.',
  'Bytes.bytes': 'The bytes, as a list of `UInt8`.',
  'Bytes.fromHex':
    'Makes the bytes from text with two hexadecimal digits for each.',
  'Bytes.fromString':
    'Makes the bytes from text in UTF-8. Shorter text is filled up with zeros.',
  'Bytes.toBytes': 'The bytes as a `Uint8Array`.',
  'Bytes.length': 'How many bytes there are.',
  'Bytes.from':
    'Makes the bytes from a `Uint8Array` or numbers. Fewer are filled up with zeros.',
  // Foreign fields and curves
  modulus: 'The prime. Numbers start at 0 again when they reach it.',
  sizeInBits: 'The number of bits of the prime.',
  'Bigint.add': 'Adds plain `bigint`s in this field or on this curve.',
  'Bigint.sub': 'Subtracts plain `bigint`s in this field or on this curve.',
  'Bigint.mul': 'Multiplies plain `bigint`s in this field.',
  'Bigint.div': 'Divides plain `bigint`s in this field. Undefined for 0.',
  'Bigint.inverse':
    'The plain `bigint` with which the product is 1. Undefined for 0.',
  'Bigint.negate': 'What gives 0 if you add it.',
  'Bigint.equal': 'Compares plain values.',
  'Bigint.square': 'Multiplies a plain `bigint` by itself in this field.',
  'Bigint.isSquare':
    'Does the plain `bigint` have a square root in this field?',
  'Bigint.sqrt': 'A square root in this field. Undefined if there is none.',
  'Bigint.power': 'A plain `bigint` to the power of another, in this field.',
  'Bigint.mod': 'Brings a plain `bigint` into the range of this field.',
  'Bigint.random': 'A random plain `bigint` of this field.',
  'Bigint.isEven': 'Is the plain `bigint` even?',
  'Bigint.order': 'How many points the group has.',
  'Bigint.scale': 'Multiplies a plain point by a number.',
  'Bigint.double': 'Adds a plain point to itself.',
  'Bigint.isOnCurve': 'Do the coordinates satisfy the equation of the curve?',
  'Bigint.isInSubgroup': 'Is the plain point in the group of the given order?',
  // Keys and signatures
  'PublicKey.x': 'The first coordinate of the point.',
  'PublicKey.isOdd':
    'Is the second coordinate odd? It tells the two points with this `x` apart.',
  'PrivateKey.s': 'The secret number.',
  'Signature.r': 'The first coordinate of the random point.',
  'Signature.s': 'The number that only the holder of the key could compute.',
  'EcdsaSignature.r': 'The first number of the signature.',
  'EcdsaSignature.s': 'The second number of the signature.',
  // Proofs
  publicInput: 'What the prover and each verifier know.',
  publicOutput: 'What the method returned. Each verifier sees it.',
  publicInputType: 'The type of the public input.',
  publicOutputType: 'The type of the public output.',
  maxProofsVerified:
    'How many proofs a method of the program takes: 0, 1 or 2.',
  shouldVerify: 'In a circuit: is this proof verified, or skipped?',
  'Proof.proof': 'The proof itself, which the proof system reads.',
  'ZkProgram.compile':
    'Makes the prover and the verification key. It takes seconds to minutes.',
  'ZkProgram.digest':
    'A hash of all circuits of the program. It changes if a circuit does.',
  'ZkProgram.name': 'The name of the program.',
  'ZkProgram.rawMethods':
    'The methods as plain functions, which prove nothing.',
  'ZkProgram.verify': 'Verifies a proof of this program. Call `compile` first.',
  'ZkProgram.proofsEnabled': 'Are proofs made, or placeholders for tests?',
  'ZkProgram.setProofsEnabled': 'Turns proofs off for tests, and on again.',
  'VerificationKey.data': 'The key as text.',
  'VerificationKey.hash': 'The hash of the key.',
  // Contracts and account updates
  'SmartContract.address': 'The public key of the account.',
  tokenId: 'The token of the account. 1 is MINA.',
  'SmartContract.sender':
    'Who sends the transaction, as the prover says or with a required signature.',
  'TokenContract.approveBase':
    'Decides which account updates of the token are allowed. You write it.',
  'AccountUpdate.publicKey': 'The address of the account that it changes.',
  'AccountUpdate.body': 'All that it changes and requires.',
  'AccountUpdate.authorization': 'Its proof or its signature.',
  'AccountUpdate.balanceChange':
    'What the balance gains, or loses if it is negative.',
  'AccountUpdate.account':
    'What it changes on the account, and what it requires of it.',
  'AccountUpdate.network': 'What it requires of the network.',
  'AccountUpdate.currentSlot': 'What it requires of the current slot.',
  'AccountUpdate.balance': 'Adds to the balance, or takes from it.',
  'AccountUpdate.send': 'Sends coins of the account to another one.',
  'Permissions.allImpossible':
    'Permissions under which nobody can do anything.',
  'Permissions.initial':
    'What an account has before it sets permissions: a signature can do everything, and anyone can pay in.',
  'Permissions.incrementNonce': 'Who can increase the nonce.',
  'Permissions.setTiming': 'Who can lock the balance for a time.',
  'Permissions.setVotingFor': 'Who can change the vote of the account.',
  'Account.balance': 'How many coins the account has, in nanomina for MINA.',
  'Account.nonce':
    'How many transactions the account paid for, plus other increases.',
  'Account.permissions': 'Who can do what with the account.',
  'Account.publicKey': 'The address.',
  'Account.tokenSymbol': 'The symbol of the token that the account issues.',
  'Account.delegate': 'Who produces blocks with the stake of the account.',
  'Account.timing': 'What part of the balance is locked, and until when.',
  'Account.zkapp':
    'The state and the verification key, if the account is a contract.',
  'Mina.getBalance':
    'The balance of an account. On a network, call `fetchAccount` first.',
  'Mina.getAccount':
    'The account as it was fetched last. On a network, call `fetchAccount` first.',
  'Mina.getNetworkState': 'The state of the network as it was fetched last.',
  'Mina.getProofsEnabled': 'Does the active instance make proofs?',
  'Mina.fetchEvents': 'The events of an account.',
  'Mina.fetchActions': 'The actions of an account.',
  'Mina.getActions': 'The actions of an account that were fetched before.',
  // Merkle trees and lists
  'MerkleTree.height': 'The number of levels, with the leaves and the root.',
  'IndexedMerkleMap.height':
    'The number of levels, with the leaves and the root.',
  'IndexedMerkleMap.length':
    'How many leaves are used, with the first one, which is always there.',
  'MerkleList.hash': 'The hash of the whole list.',
  'MerkleList.data': 'The elements. Only the prover has them.',
  'MerkleList.isEmpty': 'A `Bool`: is the list empty?',
  'MerkleList.startIterating':
    'Goes through the elements from the first one on.',
  'MerkleMap.tree': 'The Merkle tree that stores the map.',
  'Option.isSome': 'A `Bool`: is there a value?',
  'Option.value': 'The value. It means something only if `isSome` is true.',
  'Option.assertSome': 'The value. Fails if there is none.',
  'Option.assertNone': 'Fails if there is a value.',
  'Option.orElse': 'The value, or another one if there is none.',
  'Hashed.hash': 'The hash, which a circuit works with.',
  'Hashed.value':
    'The value behind the hash, which no constraint covers. `unhash` adds them.',
  'Packed.packed': 'The field elements with the packed value.',
  'DynamicArray.capacity': 'How many elements fit.',
  'CircuitString.substring':
    'A part of the string, filled up with empty characters.',
  'Poseidon.hashWithPrefix':
    'Hashes field elements after a prefix for your purpose, so hashes of two purposes differ.',
  'Poseidon.initialState':
    'The state of the hash function before the first input.',
};

/** @returns our line about a member, in italics, which mark it as ours; undefined if there is none */
export function ownSummary(name: string): string | undefined {
  const [member = '', owner] = name.split('.').reverse();
  const text = ownSummaries[`${owner}.${member}`] ?? ownSummaries[member];
  return owner && owner !== '__type' && text ? `_${text}_` : undefined;
}

const kinds =
  ReflectionKind.SomeSignature |
  ReflectionKind.Property |
  ReflectionKind.Accessor;

/** Gives members that the release does not describe a line of our own. */
export function addOwnSummaries(project: ProjectReflection): void {
  for (const each of Object.values(project.reflections)) {
    if (!each.kindOf(kinds) || each.comment?.summary.length) continue;
    const owner = each.kindOf(ReflectionKind.SomeSignature)
      ? each.parent?.parent
      : each.parent;
    const text = ownSummary(`${owner?.name}.${each.name}`);
    if (!text) continue;
    each.comment ??= new Comment();
    each.comment.summary = [{ kind: 'text', text }];
  }
}
