import { Bool, Field, MerkleWitness, Struct, ZkProgram } from 'o1js';

export class Path extends MerkleWitness(4) {} // 8 places
export class Ballot extends Struct({
  members: Field,
  poll: Field,
  yes: Bool,
}) {}

// The number in a member's place. A place without a member is 0.
export const leafOf = (code: Field) => code;

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  methods: {
    cast: {
      privateInputs: [Field, Path],
      async method(ballot: Ballot, code: Field, path: Path) {
        Ballot.check(ballot);
        const root = path.calculateRoot(leafOf(code));
        root.assertEquals(ballot.members, 'not a member');
      },
    },
  },
});
