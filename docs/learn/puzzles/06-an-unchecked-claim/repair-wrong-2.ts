// not-yet: Ana has 100 coins and claims 60
import { Struct, UInt64, ZkProgram } from 'o1js';

export class Claim extends Struct({ coins: UInt64 }) {}

export const Savings = ZkProgram({
  name: 'savings',
  publicInput: Claim,
  methods: {
    prove: {
      privateInputs: [UInt64],
      async method(claim: Claim, saved: UInt64) {
        claim.coins.assertEquals(saved);
      },
    },
  },
});
