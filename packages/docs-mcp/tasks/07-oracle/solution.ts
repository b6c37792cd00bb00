import { Field, PublicKey, Signature, UInt64 } from 'o1js';

export function assertPrice(
  oracle: PublicKey,
  asset: Field,
  price: UInt64,
  signature: Signature,
): void {
  signature
    .verify(oracle, [asset, ...price.toFields()])
    .assertTrue('not signed by the oracle');
}
