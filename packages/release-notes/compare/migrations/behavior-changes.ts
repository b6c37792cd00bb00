import type { Migration } from '../../comparison/data';

/** Since 2.0.0 the name does what its V2 variant did before. */
function hasV2(name: string, text: string, sample: string): Migration {
  return { ...since2(name, text, sample), isBehavior: true };
}

function since2(name: string, text: string, before: string): Migration {
  return { name, from: '1.9.1', to: '2.0.0', text, before };
}

const curve = `import { Crypto, createEcdsa, createForeignCurve, type Bytes } from 'o1js';
class Curve extends createForeignCurve(Crypto.CurveParams.Secp256k1) {}
class Signature extends createEcdsa(Curve) {}
`;

/** Names that compile as before and do something else. */
export const behaviorChanges: readonly Migration[] = [
  hasV2(
    'Int64.mod',
    'The result is always less than the divisor: Int64.from(-6).mod(3) is 0. It was 3, because a prover could return the divisor in place of 0.',
    `import { Int64 } from 'o1js';
Int64.from(-6).mod(3).toString();`,
  ),
  hasV2(
    'Int64.isPositive',
    'The result for 0 is false. It was true. For the old result, write x.isPositive().or(x.equals(0)).',
    `import { Int64 } from 'o1js';
Int64.from(0).isPositive().toBoolean();`,
  ),
  hasV2(
    'Int64.neg',
    'The sign of 0 is positive. Int64.from(0).neg() had a negative sign.',
    `import { Int64 } from 'o1js';
Int64.from(0).neg().sgn.toString();`,
  ),
  hasV2(
    'Int64.div',
    'The sign of 0 is positive. Int64.from(-1).div(2) had a negative sign.',
    `import { Int64 } from 'o1js';
Int64.from(-1).div(2).sgn.toString();`,
  ),
  hasV2(
    'Int64.check',
    'A 0 with a negative sign throws “Int64: 0 must have positive sign”. Each number has one representation now.',
    `import { Int64, Sign, UInt64 } from 'o1js';
Int64.check(new Int64(UInt64.from(0), Sign.minusOne));`,
  ),
  hasV2(
    'Encryption.encrypt',
    "It does what encryptV2 did. Older releases can't decrypt its result.",
    `import { Encryption, Field, PrivateKey } from 'o1js';
Encryption.encrypt([Field(1)], PrivateKey.random().toPublicKey()).cipherText;`,
  ),
  hasV2(
    'Encryption.decrypt',
    'It does what decryptV2 did. It throws if an older release encrypted the data. Decrypt such data with the older release first.',
    `import { Encryption, PrivateKey } from 'o1js';
export const read = (key: PrivateKey, text: Parameters<typeof Encryption.decrypt>[0]) => Encryption.decrypt(text, key);`,
  ),
  hasV2(
    'Gadgets.divMod32',
    'The second argument is the number of bits of the number, at most 254. It was the number of bits of the quotient. Add 32 to your argument: Gadgets.divMod32(Field(2n ** 40n), 16) throws.',
    `import { Field, Gadgets } from 'o1js';
Gadgets.divMod32(Field(5), 16).quotient;`,
  ),
  hasV2(
    'MerkleMapWitness.computeRootAndKey',
    'It does what computeRootAndKeyV2 did. Its constraints differ, so the verification key of a circuit that calls it changes.',
    `import { Field, MerkleMapWitness } from 'o1js';
export const root = (witness: MerkleMapWitness) => witness.computeRootAndKey(Field(1));`,
  ),
  ...['isUnused', 'assertUnused'].map((method) =>
    hasV2(
      `Nullifier.${method}`,
      `It does what ${method}V2 did. It calls the newer computeRootAndKey, so verification keys change.`,
      `import { Field, MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.${method}(w, Field(0));`,
    ),
  ),
  hasV2(
    'Nullifier.setUsed',
    'It does what setUsedV2 did. It calls the newer computeRootAndKey, so verification keys change.',
    `import { MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.setUsed(w);`,
  ),
  ...[
    ['verify', 'message: Bytes'],
    ['verifySignedHash', 'message: bigint'],
  ].map(([method, parameter]) =>
    hasV2(
      `EcdsaSignature.${method}`,
      `It does what ${method}V2 did, without the weakness of the deprecated function. Verification keys change.`,
      `${curve}export const f = (s: Signature, ${parameter}, key: Curve) => s.${method}(message, key);`,
    ),
  ),
  hasV2(
    'createForeignCurve',
    'It does what createForeignCurveV2 did. It checks points more strictly, so verification keys change.',
    `${curve}export default Curve;`,
  ),
  hasV2(
    'createEcdsa',
    'It does what createEcdsaV2 did. It checks signatures more strictly, so verification keys change.',
    `${curve}export default Signature;`,
  ),
  hasV2(
    'TokenContract',
    'It does what TokenContractV2 did. It approves at most 9 account updates, not 20. Its verification key changes.',
    `import { TokenContract } from 'o1js';
export const contract = TokenContract;`,
  ),
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
