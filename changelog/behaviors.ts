import type { Move } from '../src/compare/data';

/** Since 2.0.0 the name has what its V2 variant did before. */
function hasV2(name: string, text: string, sample: string): Move {
  return { ...ofSecond(name, text, sample), isBehavior: true };
}

function ofSecond(name: string, text: string, before: string): Move {
  return { name, from: '1.9.1', to: '2.0.0', text, before };
}

const curve = `import { Crypto, createEcdsa, createForeignCurve, type Bytes } from 'o1js';
class Curve extends createForeignCurve(Crypto.CurveParams.Secp256k1) {}
class Signature extends createEcdsa(Curve) {}
`;

/** What does something else under the same name, so that no compiler tells. */
export const behaviors: readonly Move[] = [
  hasV2(
    'Int64.mod',
    'It is always less than the divisor: Int64.from(-6).mod(3) is 0, which was 3. A prover could return the divisor in place of 0 before.',
    `import { Int64 } from 'o1js';
Int64.from(-6).mod(3).toString();`,
  ),
  hasV2(
    'Int64.isPositive',
    'It is false of 0, of which it was true: ask x.isPositive().or(x.equals(0)) for what it told before.',
    `import { Int64 } from 'o1js';
Int64.from(0).isPositive().toBoolean();`,
  ),
  hasV2(
    'Int64.neg',
    'The sign of 0 is positive: Int64.from(0).neg() had a negative one.',
    `import { Int64 } from 'o1js';
Int64.from(0).neg().sgn.toString();`,
  ),
  hasV2(
    'Int64.div',
    'The sign of 0 is positive: Int64.from(-1).div(2) had a negative one.',
    `import { Int64 } from 'o1js';
Int64.from(-1).div(2).sgn.toString();`,
  ),
  hasV2(
    'Int64.check',
    'It refuses a 0 with a negative sign, so that each number has one representation: “Int64: 0 must have positive sign”.',
    `import { Int64, Sign, UInt64 } from 'o1js';
Int64.check(new Int64(UInt64.from(0), Sign.minusOne));`,
  ),
  hasV2(
    'Encryption.encrypt',
    'It is what encryptV2 was. Older releases cannot decrypt what it makes.',
    `import { Encryption, Field, PrivateKey } from 'o1js';
Encryption.encrypt([Field(1)], PrivateKey.random().toPublicKey()).cipherText;`,
  ),
  hasV2(
    'Encryption.decrypt',
    'It is what decryptV2 was, and throws on what encrypt of an older release made: decrypt that with the older release first.',
    `import { Encryption, PrivateKey } from 'o1js';
export const read = (key: PrivateKey, text: Parameters<typeof Encryption.decrypt>[0]) => Encryption.decrypt(text, key);`,
  ),
  hasV2(
    'Gadgets.divMod32',
    'The second argument is the number of bits of the number itself, at most 254, and no longer that of the quotient: Gadgets.divMod32(Field(2n ** 40n), 16) throws. Add 32 to what you gave.',
    `import { Field, Gadgets } from 'o1js';
Gadgets.divMod32(Field(5), 16).quotient;`,
  ),
  hasV2(
    'MerkleMapWitness.computeRootAndKey',
    'It is what computeRootAndKeyV2 was: its constraints differ, so the verification key of a circuit that calls it changes.',
    `import { Field, MerkleMapWitness } from 'o1js';
export const root = (witness: MerkleMapWitness) => witness.computeRootAndKey(Field(1));`,
  ),
  ...['isUnused', 'assertUnused'].map((method) =>
    hasV2(
      `Nullifier.${method}`,
      `It is what ${method}V2 was: it computes root and key by the newer computeRootAndKey, so verification keys change.`,
      `import { Field, MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.${method}(w, Field(0));`,
    ),
  ),
  hasV2(
    'Nullifier.setUsed',
    'It is what setUsedV2 was: it computes root and key by the newer computeRootAndKey, so verification keys change.',
    `import { MerkleMapWitness, Nullifier } from 'o1js';
export const f = (n: Nullifier, w: MerkleMapWitness) => n.setUsed(w);`,
  ),
  ...[
    ['verify', 'message: Bytes'],
    ['verifySignedHash', 'message: bigint'],
  ].map(([method, parameter]) =>
    hasV2(
      `EcdsaSignature.${method}`,
      `It is what ${method}V2 was, without the weakness for which the former one had been deprecated. Verification keys change.`,
      `${curve}export const f = (s: Signature, ${parameter}, key: Curve) => s.${method}(message, key);`,
    ),
  ),
  hasV2(
    'createForeignCurve',
    'It is what createForeignCurveV2 was: its points are checked more strictly, so verification keys change.',
    `${curve}export default Curve;`,
  ),
  hasV2(
    'createEcdsa',
    'It is what createEcdsaV2 was: its signatures are checked more strictly, so verification keys change.',
    `${curve}export default Signature;`,
  ),
  hasV2(
    'TokenContract',
    'It is what TokenContractV2 was: it approves 9 account updates at most, in place of 20, and its verification key changes.',
    `import { TokenContract } from 'o1js';
export const contract = TokenContract;`,
  ),
  ...['and', 'not', 'xor'].map((gadget): Move => ({
    name: `Gadgets.${gadget}`,
    from: '1.5.1',
    to: '1.6.0',
    text: `It takes 240 bits at most, and throws where more are asked for; it took 254. Take longer numbers apart.`,
    before: `import { Field, Gadgets } from 'o1js';
Gadgets.${gadget}(Field(5)${gadget === 'not' ? '' : ', Field(3)'}, 254);`,
    isBehavior: true,
  })),
];
