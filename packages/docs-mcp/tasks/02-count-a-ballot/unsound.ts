import { Bool, Field, Struct, ZkProgram } from 'o1js';

export class Ballot extends Struct({ poll: Field, yes: Bool }) {}

export const Count = ZkProgram({
  name: 'count',
  publicInput: Ballot,
  publicOutput: Field,
  methods: {
    count: {
      privateInputs: [],
      async method(ballot: Ballot) {
        return { publicOutput: ballot.yes.toField() };
      },
    },
  },
});
