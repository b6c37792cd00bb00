import { Bool, Field, MerkleWitness, Poseidon, Struct, ZkProgram } from 'o1js';

export class Path extends MerkleWitness(4) {} // 8 places
export class Ballot extends Struct({
  members: Field,
  poll: Field,
  yes: Bool,
}) {}

export const leafOf = (code: Field) =>
  Poseidon.hashWithPrefix('member', [code]);

// The same nullifier twice is the same member twice.
export const nullifierOf = (code: Field, ballot: Ballot) =>
  Poseidon.hash([code, ballot.poll]);

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  publicOutput: Field, // the nullifier
  methods: {
    cast: {
      privateInputs: [Field, Path],
      async method(ballot: Ballot, code: Field, path: Path) {
        Ballot.check(ballot);
        const root = path.calculateRoot(leafOf(code));
        root.assertEquals(ballot.members, 'not a member');
        return { publicOutput: nullifierOf(code, ballot) };
      },
    },
  },
});
