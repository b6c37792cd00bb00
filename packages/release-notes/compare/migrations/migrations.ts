import type { Migration } from '../../comparison/data';

const from1To2 = { from: '1.9.1', to: '2.0.0' };

/**
 * A variant that lost its suffix in 2.0.0.
 *
 * @param name without the suffix
 * @param before a sample of the variant
 * @param news what is different for callers of the name that older releases have without the suffix, too
 */
function withoutSuffix(
  name: string,
  before: string,
  news?: string,
): Migration[] {
  const after = before.replaceAll(/(\w)V2\b/g, '$1');
  const text = `Drop the V2: ${name} does the same.`;
  const gone = { name: `${name}V2`, ...from1To2, text, before, after };
  if (!news) return [gone];
  const behavior = { text: news, before: after, isBehavior: true } as const;
  return [gone, { name, ...from1To2, ...behavior }];
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
    ...from1To2,
    text: 'Give the type as the first argument.',
    before: `import { Field, Provable } from 'o1js';
Provable.equal(Field(1), Field(1));`,
    after: `import { Field, Provable } from 'o1js';
Provable.equal(Field, Field(1), Field(1));`,
  },
  {
    name: 'AccountUpdate.defaultAccountUpdate',
    ...from1To2,
    text: 'Call AccountUpdate.default().',
    before: `import { AccountUpdate, PrivateKey } from 'o1js';
AccountUpdate.defaultAccountUpdate(PrivateKey.random().toPublicKey());`,
    after: `import { AccountUpdate, PrivateKey } from 'o1js';
AccountUpdate.default(PrivateKey.random().toPublicKey());`,
  },
  {
    name: 'Unconstrained.provableWithEmpty',
    ...from1To2,
    text: 'Call Unconstrained.withEmpty().',
    before: `import { Unconstrained } from 'o1js';
Unconstrained.provableWithEmpty(1n).toFields;`,
    after: `import { Unconstrained } from 'o1js';
Unconstrained.withEmpty(1n).toFields;`,
  },
  ...withoutSuffix(
    'EcdsaSignature',
    `import { EcdsaSignatureV2 } from 'o1js';
export const from = EcdsaSignatureV2.fromHex;`,
  ),
  ...withoutSuffix(
    'ForeignCurve',
    `import { ForeignCurveV2 } from 'o1js';
export const curve = ForeignCurveV2;`,
  ),
  ...withoutSuffix(
    'Int64.fromObject',
    `import { Int64, Sign } from 'o1js';
Int64.zero.fromObjectV2({ magnitude: 5, sgn: Sign.one }).toString();`,
  ),
  ...withoutSuffix(
    'Int64.mod',
    `import { Int64 } from 'o1js';
Int64.from(-6).modV2(3).toString();`,
    'The result is always less than the divisor: Int64.from(-6).mod(3) is 0. It was 3, because a prover could return the divisor in place of 0.',
  ),
  ...withoutSuffix(
    'Int64.isPositive',
    `import { Int64 } from 'o1js';
Int64.from(0).isPositiveV2().toBoolean();`,
    'The result for 0 is false. It was true. For the old result, write x.isPositive().or(x.equals(0)).',
  ),
  ...withoutSuffix(
    'Int64.neg',
    `import { Int64 } from 'o1js';
Int64.from(0).negV2().sgn.toString();`,
    'The sign of 0 is positive. Int64.from(0).neg() had a negative sign.',
  ),
  ...withoutSuffix(
    'Int64.div',
    `import { Int64 } from 'o1js';
Int64.from(-1).divV2(2).sgn.toString();`,
    'The sign of 0 is positive. Int64.from(-1).div(2) had a negative sign.',
  ),
  ...withoutSuffix(
    'Int64.check',
    `import { Int64, Sign, UInt64 } from 'o1js';
Int64.checkV2(new Int64(UInt64.from(0), Sign.minusOne));`,
    'A 0 with a negative sign throws “Int64: 0 must have positive sign”. Each number has one representation now.',
  ),
  ...withoutSuffix(
    'Encryption.encrypt',
    `import { Encryption, Field, PrivateKey } from 'o1js';
Encryption.encryptV2([Field(1)], PrivateKey.random().toPublicKey()).cipherText;`,
    "It does what encryptV2 did. Older releases can't decrypt its result.",
  ),
  ...withoutSuffix(
    'Encryption.decrypt',
    `import { Encryption, PrivateKey } from 'o1js';
export const read = (key: PrivateKey, text: Parameters<typeof Encryption.decryptV2>[0]) => Encryption.decryptV2(text, key);`,
    'It does what decryptV2 did. It throws if an older release encrypted the data. Decrypt such data with the older release first.',
  ),
  {
    name: 'Gadgets.divMod32',
    ...from1To2,
    text: 'The second argument is the number of bits of the number, at most 254. It was the number of bits of the quotient. Add 32 to your argument: Gadgets.divMod32(Field(2n ** 40n), 16) throws.',
    before: `import { Field, Gadgets } from 'o1js';
Gadgets.divMod32(Field(5), 16).quotient;`,
    isBehavior: true,
  },
  ...withoutSuffix(
    'MerkleMapWitness.computeRootAndKey',
    `import { Field, MerkleMapWitness } from 'o1js';
export const root = (witness: MerkleMapWitness) => witness.computeRootAndKeyV2(Field(1));`,
    'It does what computeRootAndKeyV2 did. Its constraints differ, so the verification key of a circuit that calls it changes.',
  ),
  ...['isUnused', 'assertUnused'].flatMap((method) =>
    withoutSuffix(
      `Nullifier.${method}`,
      `import { Field, MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.${method}V2(w, Field(0));`,
      `It does what ${method}V2 did. It calls the newer computeRootAndKey, so verification keys change.`,
    ),
  ),
  ...withoutSuffix(
    'Nullifier.setUsed',
    `import { MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.setUsedV2(w);`,
    'It does what setUsedV2 did. It calls the newer computeRootAndKey, so verification keys change.',
  ),
  ...[
    ['verify', 'message: Bytes'],
    ['verifySignedHash', 'message: bigint'],
  ].flatMap(([method, parameter]) =>
    withoutSuffix(
      `EcdsaSignature.${method}`,
      `import { Crypto, createEcdsa, createForeignCurve, type Bytes } from 'o1js';
class Curve extends createForeignCurve(Crypto.CurveParams.Secp256k1) {}
class Signature extends createEcdsa(Curve) {}
export const f = (s: Signature, ${parameter}, key: Curve) => s.${method}V2(message, key);`,
      `It does what ${method}V2 did, without the weakness of the deprecated function. Verification keys change.`,
    ),
  ),
  ...withoutSuffix(
    'createForeignCurve',
    `import { createForeignCurveV2, Crypto } from 'o1js';
class Curve extends createForeignCurveV2(Crypto.CurveParams.Secp256k1) {}
export default Curve;`,
    'It does what createForeignCurveV2 did. It checks points more strictly, so verification keys change.',
  ),
  ...withoutSuffix(
    'createEcdsa',
    `import { createEcdsaV2, Crypto } from 'o1js';
class Signature extends createEcdsaV2(Crypto.CurveParams.Secp256k1) {}
export default Signature;`,
    'It does what createEcdsaV2 did. It checks signatures more strictly, so verification keys change.',
  ),
  ...withoutSuffix(
    'TokenContract',
    `import { TokenContractV2 } from 'o1js';
export const contract = TokenContractV2;`,
    'It does what TokenContractV2 did. It approves at most 9 account updates, not 20. Its verification key changes.',
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
    ...from1To2,
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
  ...['and', 'not', 'xor'].map((gadget): Migration => ({
    name: `Gadgets.${gadget}`,
    from: '1.5.1',
    to: '1.6.0',
    text: `It takes at most 240 bits and throws for more. It took 254. Split longer numbers.`,
    before: `import { Field, Gadgets } from 'o1js';
Gadgets.${gadget}(Field(5)${gadget === 'not' ? '' : ', Field(3)'}, 254);`,
    isBehavior: true,
  })),
];
