import { Field, ZkProgram } from 'o1js';

export const Root = ZkProgram({
  name: 'root',
  publicInput: Field, // part of the proof: everyone sees it
  methods: {
    prove: {
      privateInputs: [Field], // stays on your device
      async method(square: Field, root: Field) {
        root.mul(root).assertEquals(square);
      },
    },
  },
});
