import {
  AccountUpdate,
  Bool,
  Field,
  IndexedMerkleMap,
  MerkleWitness,
  Permissions,
  Poseidon,
  Provable,
  PublicKey,
  SmartContract,
  State,
  Struct,
  UInt32,
  ZkProgram,
  method,
  state,
} from 'o1js';

/** A member's path in the tree of members, which has 128 seats. */
export class Path extends MerkleWitness(8) {}
/** The stamps that were used. It has room for all members. */
export class Used extends IndexedMerkleMap(9) {}
/** A used stamp, and its place in the map: the order of the stamps is part of the root. */
export class Entry extends Struct({ place: Field, stamp: Field }) {}
/** The public part of a vote. */
export class Ballot extends Struct({
  members: Field,
  poll: Field,
  yes: Bool,
}) {}

/** @returns the number in a member's seat: a hash of the secret code */
export const leafOf = (code: Field) =>
  Poseidon.hashWithPrefix('member', [code]);

/** @returns the number of the poll that a contract counts */
export const pollOf = (contract: PublicKey) =>
  Poseidon.hashWithPrefix('poll', contract.toFields());

/** Proves that the voter is a member. The output is a stamp: the same for each vote of a member in a poll. */
export const CastVote = ZkProgram({
  name: 'cast-vote',
  publicInput: Ballot,
  publicOutput: Field,
  methods: {
    cast: {
      privateInputs: [Field, Path],
      async method(ballot: Ballot, code: Field, path: Path) {
        Ballot.check(ballot);
        const root = path.calculateRoot(leafOf(code));
        root.assertEquals(ballot.members, 'Not a member');
        const input = [code, ballot.poll];
        const stamp = Poseidon.hashWithPrefix('stamp', input);
        return { publicOutput: stamp };
      },
    },
  },
});
export class Vote extends CastVote.Proof {}

/** Counts the votes of the members on the treasurer's list, each member once. */
export class Poll extends SmartContract {
  /** Each stamp, so that everyone can build the map for the next vote. */
  events = { used: Entry };
  @state(PublicKey) treasurer = State<PublicKey>();
  @state(Field) members = State<Field>();
  @state(Field) used = State(new Used().root);
  @state(UInt32) yes = State(UInt32.zero);
  @state(UInt32) no = State(UInt32.zero);

  async deploy() {
    await super.deploy();
    this.account.permissions.set({
      ...Permissions.default(),
      access: Permissions.proof(), // no event without a vote
      setDelegate: Permissions.impossible(),
      setTiming: Permissions.impossible(),
      setPermissions: Permissions.impossible(),
      setVerificationKey:
        Permissions.VerificationKey.impossibleDuringCurrentVersion(),
    });
  }

  @method async open(treasurer: PublicKey, members: Field) {
    super.init();
    treasurer.isEmpty().assertFalse('No treasurer');
    this.treasurer.set(treasurer);
    this.members.set(members);
  }

  /** Replaces the root of the members. The treasurer signs, and only adds members during a poll. */
  @method async publish(members: Field) {
    AccountUpdate.createSigned(this.treasurer.getAndRequireEquals());
    this.members.set(members);
  }

  @method async vote(vote: Vote, before: Used) {
    vote.verify();
    const { members, poll, yes } = vote.publicInput;
    this.members.requireEquals(members);
    poll.assertEquals(pollOf(this.address), 'Another poll');

    this.used.requireEquals(before.root);
    const used = before.clone();
    const stamp = vote.publicOutput;
    used.insert(stamp, 1n);
    this.used.set(used.root);
    this.emitEvent('used', new Entry({ place: before.length, stamp }));

    const countYes = this.yes.getAndRequireEquals();
    const countNo = this.no.getAndRequireEquals();
    this.yes.set(Provable.if(yes, countYes.add(1), countYes));
    this.no.set(Provable.if(yes, countNo, countNo.add(1)));
  }
}

/** @returns the map of used stamps, rebuilt from what the network publishes */
export async function usedIn(poll: Poll): Promise<Used> {
  const events = await poll.fetchEvents();
  const entries = events.map(({ event }) => event.data as unknown as Entry);
  entries.sort((a, b) => Number(a.place) - Number(b.place));
  const used = new Used();
  for (const { stamp } of entries) used.insert(stamp, 1n);
  return used;
}
