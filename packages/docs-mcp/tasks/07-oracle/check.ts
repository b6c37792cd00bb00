import { Field, PrivateKey, PublicKey, Signature, UInt64 } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ assertPrice }) => {
  const oracle = PrivateKey.random();
  const signed = (key: PrivateKey) =>
    Signature.create(key, [Field(1), UInt64.from(900).value]);
  const runs = (asset: number, price: number, key = oracle) =>
    accepts(
      (by: PublicKey, a: Field, p: UInt64, signature: Signature) =>
        assertPrice(by, a, p, signature),
      [PublicKey, oracle.toPublicKey()],
      [Field, Field(asset)],
      [UInt64, UInt64.from(price)],
      [Signature, signed(key)],
    );
  return {
    solved: await runs(1, 900),
    attacks: {
      'another price': await runs(1, 901),
      'another asset': await runs(2, 900),
      'another signer': await runs(1, 900, PrivateKey.random()),
    },
  };
};
