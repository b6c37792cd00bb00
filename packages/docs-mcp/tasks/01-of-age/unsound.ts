import { Field, UInt32, ZkProgram } from 'o1js';

export const Adult = ZkProgram({
  name: 'adult',
  publicInput: Field,
  methods: {
    prove: {
      privateInputs: [UInt32],
      async method(year: Field, birth: UInt32) {
        year.sub(birth.value).assertGreaterThanOrEqual(18, 'too young');
      },
    },
  },
});
