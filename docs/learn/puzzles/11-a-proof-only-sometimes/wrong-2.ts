// accepted: 1 visitor
import { Bool, Field, SelfProof, ZkProgram } from 'o1js';

export const Count = ZkProgram({
  name: 'count',
  publicOutput: Field,
  methods: {
    addOne: {
      privateInputs: [SelfProof, Bool],
      async method(earlier: SelfProof<undefined, Field>, isFirst: Bool) {
        earlier.verifyIf(isFirst.not());
        return { publicOutput: earlier.publicOutput.add(1) };
      },
    },
  },
});

// --- your part ---
export const earlierSays = 0;
export const isFirst = true;
// --- end ---
