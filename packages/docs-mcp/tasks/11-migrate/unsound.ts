import { Bool, Field, Provable, ZkProgram } from 'o1js';

export const Sum = ZkProgram({
  name: 'sum',
  publicInput: Field,
  methods: {
    add: {
      privateInputs: [Field, Field, Bool],
      async method(sum: Field, a: Field, b: Field, useB: Bool) {
        const second = Provable.if(useB, b, Field(0));
        a.add(second).equals(sum);
      },
    },
  },
});
