// not-yet: Ben has 10 coins and pays 4
import { Field, UInt64, ZkProgram } from 'o1js';

export const prediction = Field(-2);
Field(3).sub(5).equals(prediction); // => true

// A member pays from their balance. What's left is public.
export const Payment = ZkProgram({
  name: 'payment',
  publicOutput: UInt64,
  methods: {
    pay: {
      privateInputs: [UInt64, UInt64],
      async method(balance: UInt64, price: UInt64) {
        return { publicOutput: balance };
      },
    },
  },
});
