import { Field, ZkProgram } from 'o1js';

/** The first proof of the course: you know a square root, and it stays with you. */
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
