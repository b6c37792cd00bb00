import { Bool, Field, IndexedMerkleMap, MerkleWitness } from 'o1js';
import { Permissions, Poseidon, Provable, PublicKey } from 'o1js';
import { SmartContract, State, Struct, UInt32, ZkProgram } from 'o1js';
import { method, state } from 'o1js';

export class Path extends MerkleWitness(4) {} // 8 places
export class Used extends IndexedMerkleMap(5) {} // room for 15 nullifiers
export class Entry extends Struct({ place: Field, nullifier: Field }) {}
export class Ballot extends Struct({
  members: Field,
  poll: Field,
  yes: Bool,
}) {}
export const leafOf = (code: Field) => Poseidon.hash([code]);
export const pollOf = (contract: PublicKey) =>
  Poseidon.hash(contract.toFields());

export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  publicOutput: Field, // the nullifier
  methods: {
    cast: {
      privateInputs: [Field, Path],
      async method(ballot: Ballot, code: Field, path: Path) {
        Ballot.check(ballot);
        path.calculateRoot(leafOf(code)).assertEquals(ballot.members);
        return { publicOutput: Poseidon.hash([code, ballot.poll]) };
      },
    },
  },
});
export class Vote extends CastVote.Proof {}

export class Poll extends SmartContract {
  events = { used: Entry };
  @state(Field) members = State<Field>();
  @state(Field) used = State(new Used().root);
  @state(UInt32) yes = State(UInt32.zero);

  async deploy() {
    await super.deploy();
    const access = Permissions.proof(); // no event without a vote
    this.account.permissions.set({ ...Permissions.default(), access });
  }

  @method async open(members: Field) {
    super.init();
    this.members.set(members);
  }

  @method async vote(vote: Vote, before: Used) {
    vote.verify();
    const { members, poll, yes } = vote.publicInput;
    this.members.requireEquals(members);
    poll.assertEquals(pollOf(this.address));

    this.used.requireEquals(before.root);
    const used = before.clone();
    const nullifier = vote.publicOutput;
    used.insert(nullifier, 1n);
    this.used.set(used.root);
    this.emitEvent('used', new Entry({ place: before.length, nullifier }));
    const count = this.yes.getAndRequireEquals();
    this.yes.set(Provable.if(yes, count.add(1), count));
  }
}
