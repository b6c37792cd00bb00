import { UInt64 } from 'o1js';
import { startLedger, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Shop }) => {
  const { contract, build, succeeds, accounts } = await startLedger(Shop);
  const [owner, mallory] = accounts;
  const price = (n: number) => () => contract.setPrice(UInt64.from(n));
  const setUp = await succeeds(build(0, () => contract.setUp(owner!)));
  const isSet = await succeeds(build(0, price(5)));
  return {
    solved: setUp && isSet && contract.price.get().toBigInt() === 5n,
    attacks: {
      'another caller': await succeeds(build(1, price(1))),
      'a new owner': await succeeds(build(1, () => contract.setUp(mallory!))),
    },
  };
};
