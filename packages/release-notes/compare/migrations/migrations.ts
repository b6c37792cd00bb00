import type { Migration } from '../../comparison/data';
import { behaviorChanges } from './behavior-changes';

/** V2 variants lost their suffix in 2.0.0: the names without it do what the variants did. */
function withoutSuffix(name: string, sample: string): Migration {
  return {
    name,
    from: '1.9.1',
    to: '2.0.0',
    text: `Drop the V2: ${name.replace(/V2$/, '')} does the same.`,
    before: sample,
    after: sample.replaceAll(/(\w)V2\b/g, '$1'),
  };
}

/**
 * Tells what to write instead of an exported name that is gone or whose callers
 * have to change. `npm run test:all -- migrations` compiles the samples on both releases.
 */
export const migrations: readonly Migration[] = [
  {
    name: 'Experimental.IndexedMerkleMap',
    from: '2.7.0',
    to: '2.9.0',
    text: 'Import IndexedMerkleMap. Its root also covers the length of the tree, so roots that older releases stored no longer match.',
    before: `import { Experimental } from 'o1js';
class Names extends Experimental.IndexedMerkleMap(4) {}
new Names().root.assertEquals(0);`,
    after: `import { IndexedMerkleMap } from 'o1js';
class Names extends IndexedMerkleMap(4) {}
new Names().root.assertEquals(0);`,
  },
  {
    name: 'Mina.waitForFunding',
    from: '2.13.0',
    to: '2.14.0',
    text: 'Give the network as the second argument and headers as the third.',
    before: `import { Mina } from 'o1js';
await Mina.waitForFunding('B62');`,
    after: `import { Mina } from 'o1js';
await Mina.waitForFunding('B62', 'devnet');`,
  },
  {
    name: 'Provable.equal',
    from: '1.9.1',
    to: '2.0.0',
    text: 'Give the type as the first argument.',
    before: `import { Field, Provable } from 'o1js';
Provable.equal(Field(1), Field(1));`,
    after: `import { Field, Provable } from 'o1js';
Provable.equal(Field, Field(1), Field(1));`,
  },
  {
    name: 'AccountUpdate.defaultAccountUpdate',
    from: '1.9.1',
    to: '2.0.0',
    text: 'Call AccountUpdate.default().',
    before: `import { AccountUpdate, PrivateKey } from 'o1js';
AccountUpdate.defaultAccountUpdate(PrivateKey.random().toPublicKey());`,
    after: `import { AccountUpdate, PrivateKey } from 'o1js';
AccountUpdate.default(PrivateKey.random().toPublicKey());`,
  },
  {
    name: 'Unconstrained.provableWithEmpty',
    from: '1.9.1',
    to: '2.0.0',
    text: 'Call Unconstrained.withEmpty().',
    before: `import { Unconstrained } from 'o1js';
Unconstrained.provableWithEmpty(1n).toFields;`,
    after: `import { Unconstrained } from 'o1js';
Unconstrained.withEmpty(1n).toFields;`,
  },
  withoutSuffix(
    'EcdsaSignatureV2',
    `import { EcdsaSignatureV2 } from 'o1js';
export const from = EcdsaSignatureV2.fromHex;`,
  ),
  withoutSuffix(
    'ForeignCurveV2',
    `import { ForeignCurveV2 } from 'o1js';
export const curve = ForeignCurveV2;`,
  ),
  withoutSuffix(
    'TokenContractV2',
    `import { TokenContractV2 } from 'o1js';
export const contract = TokenContractV2;`,
  ),
  withoutSuffix(
    'createEcdsaV2',
    `import { createEcdsaV2, Crypto } from 'o1js';
class Signature extends createEcdsaV2(Crypto.CurveParams.Secp256k1) {}
export default Signature;`,
  ),
  withoutSuffix(
    'createForeignCurveV2',
    `import { createForeignCurveV2, Crypto } from 'o1js';
class Curve extends createForeignCurveV2(Crypto.CurveParams.Secp256k1) {}
export default Curve;`,
  ),
  withoutSuffix(
    'Encryption.encryptV2',
    `import { Encryption, Field, PrivateKey } from 'o1js';
Encryption.encryptV2([Field(1)], PrivateKey.random().toPublicKey()).cipherText;`,
  ),
  withoutSuffix(
    'Encryption.decryptV2',
    `import { Encryption, PrivateKey } from 'o1js';
export const decrypt = (key: PrivateKey, text: Parameters<typeof Encryption.decryptV2>[0]) => Encryption.decryptV2(text, key);`,
  ),
  withoutSuffix(
    'Int64.modV2',
    `import { Int64 } from 'o1js';
Int64.from(5).modV2(3).toString();`,
  ),
  withoutSuffix(
    'Int64.divV2',
    `import { Int64 } from 'o1js';
Int64.from(5).divV2(3).toString();`,
  ),
  withoutSuffix(
    'Int64.negV2',
    `import { Int64 } from 'o1js';
Int64.from(5).negV2().toString();`,
  ),
  withoutSuffix(
    'Int64.isPositiveV2',
    `import { Int64 } from 'o1js';
Int64.from(5).isPositiveV2().toBoolean();`,
  ),
  withoutSuffix(
    'MerkleMapWitness.computeRootAndKeyV2',
    `import { Field, MerkleMapWitness } from 'o1js';
export const root = (witness: MerkleMapWitness) => witness.computeRootAndKeyV2(Field(1));`,
  ),
  withoutSuffix(
    'Nullifier.isUnusedV2',
    `import { Nullifier, MerkleMapWitness, Field } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.isUnusedV2(w, Field(0));`,
  ),
  withoutSuffix(
    'Nullifier.assertUnusedV2',
    `import { Nullifier, MerkleMapWitness, Field } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.assertUnusedV2(w, Field(0));`,
  ),
  withoutSuffix(
    'Nullifier.setUsedV2',
    `import { Nullifier, MerkleMapWitness } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.setUsedV2(w);`,
  ),
  ...(['verify', 'verifySignedHash'] as const).map((method) =>
    withoutSuffix(
      `EcdsaSignature.${method}V2`,
      `import { createEcdsa, createForeignCurve, Crypto, type Bytes } from 'o1js';
class Curve extends createForeignCurve(Crypto.CurveParams.Secp256k1) {}
class Signature extends createEcdsa(Curve) {}
export const f = (s: Signature, message: ${method === 'verify' ? 'Bytes' : 'bigint'}, key: Curve) => s.${method}V2(message, key);`,
    ),
  ),
  withoutSuffix(
    'Int64.checkV2',
    `import { Int64 } from 'o1js';
Int64.checkV2(Int64.from(5));`,
  ),
  withoutSuffix(
    'Int64.fromObjectV2',
    `import { Int64, Sign } from 'o1js';
Int64.zero.fromObjectV2({ magnitude: 5, sgn: Sign.one }).toString();`,
  ),
  {
    name: 'Packed.pack',
    from: '1.9.0',
    to: '1.9.1',
    text: 'Call pack() of the class that Packed.create() returns. Packed has no pack().',
    before: `import { Field, Packed } from 'o1js';
export const packed = Packed.pack(Field(1));`,
    after: `import { Field, Packed } from 'o1js';
class PackedField extends Packed.create(Field) {}
PackedField.pack(Field(1)).unpack();`,
  },
  {
    name: 'ZkProgram',
    from: '1.9.1',
    to: '2.0.0',
    text: 'A method returns an object with publicOutput. A call of it returns an object with the proof: const { proof } = await program.method(…).',
    before: `import { Field, ZkProgram } from 'o1js';
const Double = ZkProgram({
  name: 'double',
  publicInput: Field,
  publicOutput: Field,
  methods: {
    double: { privateInputs: [], async method(x: Field) { return x.mul(2); } },
  },
});
const proof = await Double.double(Field(1));
proof.publicOutput.assertEquals(2);`,
    after: `import { Field, ZkProgram } from 'o1js';
const Double = ZkProgram({
  name: 'double',
  publicInput: Field,
  publicOutput: Field,
  methods: {
    double: {
      privateInputs: [],
      async method(x: Field) { return { publicOutput: x.mul(2) }; },
    },
  },
});
const { proof } = await Double.double(Field(1));
proof.publicOutput.assertEquals(2);`,
  },
  {
    name: 'fetchEvents',
    from: '2.3.0',
    to: '2.4.0',
    text: 'Move from and to from the third argument into the first. Headers come third.',
    before: `import { fetchEvents, UInt32 } from 'o1js';
await fetchEvents({ publicKey: 'B62' }, 'https://archive', { from: UInt32.from(5) }, {});`,
    after: `import { fetchEvents } from 'o1js';
await fetchEvents({ publicKey: 'B62', from: 5 }, 'https://archive', {});`,
  },
  ...['toInput', 'toJSON', 'fromValue'].map((method): Migration => ({
    name: `Experimental.OffchainStateCommitments.${method}`,
    from: '1.4.0',
    to: '1.5.0',
    text: 'Commitments also hold the length of the tree. Begin with offchainState.emptyCommitments().',
    before: `import { Experimental, Field } from 'o1js';
Experimental.OffchainStateCommitments.${method}({ root: Field(0), actionState: Field(0) });`,
    after: `import { Experimental, Field } from 'o1js';
Experimental.OffchainStateCommitments.${method}({ root: Field(0), length: Field(0), actionState: Field(0) });`,
  })),
  {
    name: 'Experimental.OffchainStateCommitments.fromJSON',
    from: '1.4.0',
    to: '1.5.0',
    text: 'Commitments also hold the length of the tree. JSON of an older release lacks it.',
    before: `import { Experimental } from 'o1js';
Experimental.OffchainStateCommitments.fromJSON({ root: '0', actionState: '0' });`,
    after: `import { Experimental } from 'o1js';
Experimental.OffchainStateCommitments.fromJSON({ root: '0', length: '0', actionState: '0' });`,
  },
  ...behaviorChanges,
];
