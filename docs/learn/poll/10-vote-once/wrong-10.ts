// not-yet: a code that she made up
import { Bool, Field, MerkleWitness, Poseidon, Struct, ZkProgram } from 'o1js';

export class Path extends MerkleWitness(4) {} // 8 seats
export class Ballot extends Struct({
  members: Field,
  poll: Field,
  yes: Bool,
}) {}

export const leafOf = (code: Field) =>
  Poseidon.hashWithPrefix('member', [code]);

// The same stamp twice is the same member twice.
export const stampOf = (code: Field, ballot: Ballot) =>
  Poseidon.hash([code, ballot.poll]);

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  publicOutput: Field, // the stamp
  methods: {
    cast: {
      privateInputs: [Field, Path],
      async method(ballot: Ballot, code: Field, path: Path) {
        Ballot.check(ballot);
        const root = path.calculateRoot(leafOf(code));
        return { publicOutput: stampOf(code, ballot) };
      },
    },
  },
});
