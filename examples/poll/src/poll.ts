import {
  AccountUpdate,
  Bool,
  Field,
  IndexedMerkleMap,
  MerkleTree,
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
/** A seat in the tree of members, which is taken for ever. */
export class Seat extends Struct({ index: Field, leaf: Field }) {}
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

/** Counts the votes of the members whom the treasurer let in, each member once. */
export class Poll extends SmartContract {
  /** Each stamp and each seat, so that everyone can build the map and the tree for the next vote. */
  events = { used: Entry, joined: Seat };
  @state(PublicKey) treasurer = State<PublicKey>();
  @state(Field) members = State(new MerkleTree(Path.height).getRoot());
  @state(Field) used = State(new Used().root);
  @state(UInt32) yes = State(UInt32.zero);
  @state(UInt32) no = State(UInt32.zero);

  async deploy() {
    await super.deploy();
    this.account.permissions.set({
      ...Permissions.default(),
      access: Permissions.proof(), // no event without a method
      setDelegate: Permissions.impossible(),
      setTiming: Permissions.impossible(),
      setPermissions: Permissions.impossible(),
      setVerificationKey:
        Permissions.VerificationKey.impossibleDuringCurrentVersion(),
    });
  }

  /** Opens a poll without members. Call it in the transaction of the deployment, because the first caller decides. */
  @method async open(treasurer: PublicKey) {
    super.init();
    treasurer.isEmpty().assertFalse('No treasurer');
    this.treasurer.set(treasurer);
  }

  /** Gives a free seat to a member. The treasurer signs, and can't change a seat that is taken. */
  @method async join(leaf: Field, path: Path) {
    AccountUpdate.createSigned(this.treasurer.getAndRequireEquals());
    this.members.requireEquals(path.calculateRoot(Field(0)));
    leaf.assertNotEquals(0, 'No leaf');
    this.members.set(path.calculateRoot(leaf));
    const index = path.calculateIndex();
    this.emitEvent('joined', new Seat({ index, leaf }));
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

/**
 * @returns the map of used stamps, rebuilt from what the network publishes
 * @throws Error if there are false events, which the deployer can emit in the launch
 */
export async function usedIn(poll: Poll): Promise<Used> {
  const entries = await eventsOf<Entry>(poll, 'used');
  entries.sort((a, b) => Number(a.place) - Number(b.place));
  const used = new Used();
  for (const { stamp } of entries) used.insert(stamp, 1n);
  used.root.assertEquals(poll.used.get(), 'Wrong events');
  return used;
}

/**
 * @returns the tree of members, rebuilt from what the network publishes
 * @throws Error if there are false events, which the deployer can emit in the launch
 */
export async function membersOf(poll: Poll): Promise<MerkleTree> {
  const tree = new MerkleTree(Path.height);
  for (const { index, leaf } of await eventsOf<Seat>(poll, 'joined')) {
    leaf.assertNotEquals(0, 'Wrong events'); // it would empty a seat later
    tree.setLeaf(index.toBigInt(), leaf);
  }
  tree.getRoot().assertEquals(poll.members.get(), 'Wrong events');
  return tree;
}

async function eventsOf<Data>(poll: Poll, wanted: string): Promise<Data[]> {
  const events = await poll.fetchEvents();
  return events
    .filter(({ type }) => type === wanted)
    .map(({ event }) => event.data as unknown as Data);
}
