// not-yet: 13 is a root of 170
import { Field, ZkProgram } from 'o1js';

export const Root = ZkProgram({
  name: 'root',
  publicInput: Field, // part of the proof: everyone sees it
  methods: {
    prove: {
      privateInputs: [Field], // stays on your device
      async method(square: Field, root: Field) {},
    },
  },
});
