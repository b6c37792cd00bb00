import { Field, SelfProof, Struct, ZkProgram } from 'o1js';

export class Section extends Struct({ from: Field, to: Field, yes: Field }) {}

export const Tally = ZkProgram({
  name: 'tally',
  publicInput: Field, // the poll
  publicOutput: Section,
  methods: {
    merge: {
      privateInputs: [SelfProof, SelfProof],
      async method(
        poll: Field,
        left: SelfProof<Field, Section>,
        right: SelfProof<Field, Section>,
      ) {
        left.verify();
        right.verify();
        left.publicInput.assertEquals(poll);
        right.publicInput.assertEquals(poll);
        const { from } = left.publicOutput;
        const { to } = right.publicOutput;
        const yes = left.publicOutput.yes.add(right.publicOutput.yes);
        return { publicOutput: new Section({ from, to, yes }) };
      },
    },
  },
});
