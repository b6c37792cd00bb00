// not-yet: 3 − 5
import { Field, UInt64, ZkProgram } from 'o1js';

export const prediction = Field(0);
Field(3).sub(5).equals(prediction); // => true

// A member pays from their balance. What's left is public.
export const Payment = ZkProgram({
  name: 'payment',
  publicOutput: UInt64,
  methods: {
    pay: {
      privateInputs: [UInt64, UInt64],
      async method(balance: UInt64, price: UInt64) {
        return { publicOutput: balance.sub(price) };
      },
    },
  },
});
