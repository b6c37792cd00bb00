// not-yet: the first visitor
import { Bool, Field, SelfProof, ZkProgram } from 'o1js';

export const Count = ZkProgram({
  name: 'count',
  publicOutput: Field,
  methods: {
    addOne: {
      privateInputs: [SelfProof, Bool],
      async method(earlier: SelfProof<undefined, Field>) {
        earlier.verify();
        return { publicOutput: earlier.publicOutput.add(1) };
      },
    },
  },
});
