import { Bool, Field, Struct, ZkProgram } from 'o1js';

export class Ballot extends Struct({ poll: Field, yes: Bool }) {}

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  publicOutput: Field, // how many votes the ballot adds
  methods: {
    cast: {
      privateInputs: [],
      async method(ballot: Ballot) {
        ballot.poll.assertEquals(1);
        Ballot.check(ballot);
        return { publicOutput: ballot.yes.toField() };
      },
    },
  },
});
