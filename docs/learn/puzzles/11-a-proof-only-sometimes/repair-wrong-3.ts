// not-yet: says 150. Your circuit rejects the next step
import { Bool, Field, SelfProof, ZkProgram } from 'o1js';

export const Count = ZkProgram({
  name: 'count',
  publicOutput: Field,
  methods: {
    addOne: {
      privateInputs: [SelfProof, Bool],
      async method(earlier: SelfProof<undefined, Field>, isFirst: Bool) {
        earlier.verifyIf(isFirst.not());
        earlier.publicOutput.assertLessThan(100);
        return { publicOutput: earlier.publicOutput.add(1) };
      },
    },
  },
});
