// not-yet: Mallory claims a balance of −2
import { Field, UInt64, ZkProgram } from 'o1js';

export const prediction = Field(-2);
Field(3).sub(5).equals(prediction); // => true

// A member pays from their balance. What's left is public.
export const Payment = ZkProgram({
  name: 'payment',
  publicOutput: Field,
  methods: {
    pay: {
      privateInputs: [Field, Field],
      async method(balance: Field, price: Field) {
        balance.assertGreaterThanOrEqual(price);
        return { publicOutput: balance.sub(price) };
      },
    },
  },
});
