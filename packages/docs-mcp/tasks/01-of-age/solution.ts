import { Field, UInt32, ZkProgram } from 'o1js';

export const Adult = ZkProgram({
  name: 'adult',
  publicInput: Field,
  methods: {
    prove: {
      privateInputs: [UInt32],
      async method(year: Field, birth: UInt32) {
        const now = UInt32.Unsafe.fromField(year);
        UInt32.check(now);
        birth.add(18).assertLessThanOrEqual(now, 'too young');
      },
    },
  },
});
