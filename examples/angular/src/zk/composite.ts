import { UInt32, UInt64, ZkProgram } from 'o1js';

/** Proves that a number is a product of two factors, without telling which. */
export const Composite = ZkProgram({
  name: 'composite',
  publicInput: UInt64,
  methods: {
    factor: {
      privateInputs: [UInt32, UInt32],
      async method(product: UInt64, a: UInt32, b: UInt32) {
        a.assertGreaterThan(UInt32.one, 'Both factors must be larger than 1.');
        b.assertGreaterThan(UInt32.one, 'Both factors must be larger than 1.');
        a.toUInt64().mul(b.toUInt64()).assertEquals(product);
      },
    },
  },
});
