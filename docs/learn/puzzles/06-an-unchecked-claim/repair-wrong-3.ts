// not-yet: Ana has 5 coins and claims 0
import { Struct, UInt64, ZkProgram } from 'o1js';

export class Claim extends Struct({ coins: UInt64 }) {}

export const Savings = ZkProgram({
  name: 'savings',
  publicInput: Claim,
  methods: {
    prove: {
      privateInputs: [UInt64],
      async method(claim: Claim, saved: UInt64) {
        claim.coins.assertGreaterThan(UInt64.zero);
        claim.coins.assertLessThanOrEqual(saved);
      },
    },
  },
});
