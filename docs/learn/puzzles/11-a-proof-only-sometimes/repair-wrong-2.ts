// not-yet: an earlier proof says 2
import { Bool, Field, Provable, SelfProof, ZkProgram } from 'o1js';

export const Count = ZkProgram({
  name: 'count',
  publicOutput: Field,
  methods: {
    addOne: {
      privateInputs: [SelfProof, Bool],
      async method(earlier: SelfProof<undefined, Field>, isFirst: Bool) {
        earlier.verifyIf(isFirst.not());
        const before = Provable.if(isFirst, earlier.publicOutput, Field(0));
        return { publicOutput: before.add(1) };
      },
    },
  },
});
