// not-yet: Mallory proved Ana's ballot
import { Bool, Field, PublicKey, Signature, Struct, ZkProgram } from 'o1js';

export class Ballot extends Struct({
  poll: Field,
  yes: Bool,
  voter: PublicKey,
}) {}
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
      },
    },
  },
});

// Runs on the treasurer's machine.
export async function accept(text: string, poll: Field, members: PublicKey[]) {
  const vote = await CastVote.Proof.fromJSON(JSON.parse(text));
  if (!vote.publicInput.poll.equals(poll).toBoolean()) return false;
  const { voter } = vote.publicInput;
  if (!members.some((m) => m.equals(voter).toBoolean())) return false;
  return CastVote.verify(vote);
}
