import { Bool, Field, Provable, SelfProof, ZkProgram } from 'o1js';

export const Count = ZkProgram({
  name: 'count',
  publicOutput: Field,
  methods: {
    addOne: {
      privateInputs: [SelfProof, Bool],
      async method(earlier: SelfProof<undefined, Field>, isFirst: Bool) {
        earlier.verifyIf(isFirst.not());
        const before = Provable.if(isFirst, Field(0), earlier.publicOutput);
        return { publicOutput: before.add(1) };
      },
    },
  },
});
