/** What to use instead, on the page of a symbol that people mix up with another one. A release that lacks the other one has no such line. */
export const choices: Readonly<Record<string, string>> = {
  Bool: "JavaScript's `if` always takes its first branch on a `Bool`. Use `Provable.if`.",
  Bytes:
    'For text that the circuit reads letter by letter, use `CircuitString`.',
  CircuitString: 'For bytes, or for text that you only hash, use `Bytes`.',
  DynamicProof: 'If you know the program, use its `Proof`.',
  EcdsaSignature: 'For signatures of Mina keys, use `Signature`.',
  Field:
    'For amounts and counts, use `UInt64`. It fails if a result is too large or negative.',
  IndexedMerkleMap: 'For entries with a fixed place, use a `MerkleTree`.',
  Int64: 'If no number is negative, use `UInt64`.',
  Keccak: 'If both sides use o1js, hash with `Poseidon`.',
  MerkleList: 'To look up a single entry, use a `MerkleTree`.',
  MerkleMap:
    'If its room is enough, use an `IndexedMerkleMap`, which needs fewer rows.',
  MerkleTree: 'To store values by key, use an `IndexedMerkleMap`.',
  Nullifier:
    'If your members have secrets, make the nullifier with `Poseidon`.',
  Proof: 'If the program comes later than your code, use a `DynamicProof`.',
  Scalar: 'For numbers that you calculate with, use `Field`.',
  SelfProof: 'For a proof of another program, use its `Proof`.',
  SmartContract:
    'If a server or a browser checks the proof, a `ZkProgram` is enough.',
  Struct: 'For many values of one type, use `Provable.Array`.',
  UInt32: 'For amounts of MINA, use `UInt64`.',
  UInt64: 'If a result can be negative, use `Int64`.',
  UInt8: 'For a list of bytes, use `Bytes`.',
  Unconstrained: 'If the circuit checks the value, use `Provable.witness`.',
  ZkProgram: 'If a chain has to store the state, write a `SmartContract`.',
  verify:
    'It runs outside of circuits. In a method, call `verify` of the `Proof`.',
};

/** @returns the symbols that a choice names: `Provable` of `Provable.if` */
export function namesIn(choice: string): string[] {
  return Array.from(choice.matchAll(/`([A-Z]\w*)/g), ([, name = '']) => name);
}
