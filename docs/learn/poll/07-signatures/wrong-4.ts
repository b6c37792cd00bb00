// not-yet: Mallory cast Ana's ballot
import { Bool, Field, PublicKey, Signature, Struct, ZkProgram } from 'o1js';

export class Ballot extends Struct({
  poll: Field,
  yes: Bool,
  voter: PublicKey,
}) {}

// What a member signs.
export const messageOf = (ballot: Ballot) => [
  ballot.poll,
  ballot.yes.toField(),
];

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  methods: {
    cast: {
      privateInputs: [Signature],
      async method(ballot: Ballot, signature: Signature) {
        Ballot.check(ballot);
        signature
          .verify(ballot.voter, messageOf(ballot))
          .assertFalse('not signed by the voter');
      },
    },
  },
});
