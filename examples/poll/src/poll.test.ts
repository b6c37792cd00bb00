import { AccountUpdate, Bool, Field, MerkleTree, Mina } from 'o1js';
import { beforeAll, expect, test } from 'vitest';
import { Club, type Member } from './club.js';
import {
  Ballot,
  CastVote,
  Path,
  Poll,
  Vote,
  leafOf,
  membersOf,
  pollOf,
  usedIn,
} from './poll.js';
import { Root } from './root.js';

// PROOFS=1 npm test: minutes instead of seconds.
const proofsEnabled = process.env.PROOFS === '1';

let club: Club;
let ana: Member;
let ben: Member;

beforeAll(async () => {
  club = await Club.open(proofsEnabled);
  ana = await newMember();
  ben = await newMember();
});

async function newMember(): Promise<Member> {
  const code = Field.random();
  return { seat: await club.join(leafOf(code)), code };
}

test.runIf(proofsEnabled)(
  'a proof is made, and the root is not in it',
  async () => {
    await Root.compile();
    const { proof } = await Root.prove(1369, 37);
    expect(proof.toJSON().publicInput).toEqual(['1369']);
    expect(await Root.verify(proof)).toBe(true);
  },
);

test('a vote is sent as text', async () => {
  const text = JSON.stringify((await club.prove(ana, true)).toJSON());
  const received = await Vote.fromJSON(JSON.parse(text));
  const { poll } = received.publicInput;
  expect(poll).toEqual(pollOf(club.address));
  if (proofsEnabled) expect(await CastVote.verify(received)).toBe(true);
});

test('members vote, and the chain counts', async () => {
  await club.count(await club.prove(ana, true));
  await club.count(await club.prove(ben, false));
  expect(club.result()).toEqual({ yes: 1, no: 1 });
});

test('a member votes once, also after the list has grown', async () => {
  const again = await club.prove(ana, false);
  await expect(club.count(again)).rejects.toThrow('already exists');
  const cleo = await newMember();
  const later = await club.prove(ana, true);
  await expect(club.count(later)).rejects.toThrow('already exists');
  await club.count(await club.prove(cleo, true));
  expect(club.result()).toEqual({ yes: 2, no: 1 });
});

test('a voter or treasurer who keeps everything to herself stops nobody', async () => {
  // The map and the tree come from the network, and from no copy of the club.
  const used = await usedIn(club.poll);
  expect(used.root).toEqual(club.poll.used.get());
  const tree = await membersOf(club.poll);
  expect(tree.getRoot()).toEqual(club.poll.members.get());
  const dan = await newMember();
  await club.count(await club.prove(dan, false));
  expect(club.result()).toEqual({ yes: 2, no: 2 });
});

test('a stranger has no code', async () => {
  const stranger = { ...ana, code: Field.random() };
  await expect(club.prove(stranger, true)).rejects.toThrow('Not a member');
  const empty = { seat: 100n, code: Field(0) };
  await expect(club.prove(empty, true)).rejects.toThrow('Not a member');
});

test("a stranger's own list, and a vote of another poll, are rejected", async () => {
  const code = Field.random();
  const tree = new MerkleTree(Path.height);
  tree.setLeaf(0n, leafOf(code));
  const prove = async (poll: Field) => {
    const members = tree.getRoot();
    const ballot = new Ballot({ members, poll, yes: Bool(true) });
    const path = new Path(tree.getWitness(0n));
    return (await CastVote.cast(ballot, code, path)).proof;
  };
  const before = club.result();
  await expect(club.count(await prove(Field(1)))).rejects.toThrow(
    'Another poll',
  );
  // The last one, because a local chain keeps the event of a rejected vote.
  const ownList = await prove(pollOf(club.address));
  await expect(club.count(ownList)).rejects.toThrow();
  expect(club.result()).toEqual(before);
});

test('a forger emits no event', async () => {
  const forge = async () => {
    const { body } = AccountUpdate.create(club.address);
    body.events = AccountUpdate.Events.pushEvent(body.events, [Field(1)]);
  };
  const transaction = await Mina.transaction(club.sender, forge);
  await transaction.prove();
  await expect(transaction.sign([club.sender.key]).send()).rejects.toThrow(
    'Update_not_permitted_access',
  );
});

test('false events of the launch are noticed', async () => {
  const [joined, used] = [0, 1]; // the types
  const { treasurer } = club;
  const launch = async (...event: number[]) => {
    const key = Mina.TestPublicKey.random();
    const poll = new Poll(key);
    const transaction = await Mina.transaction(treasurer, async () => {
      AccountUpdate.fundNewAccount(treasurer);
      await poll.deploy();
      const { body } = poll.self;
      const fields = event.map((number) => Field(number));
      if (fields.length > 0) {
        body.events = AccountUpdate.Events.pushEvent(body.events, fields);
      }
      await poll.open(treasurer);
    });
    await transaction.prove();
    await transaction.sign([treasurer.key, key.key]).send();
    return poll;
  };
  const honest = await launch();
  expect((await usedIn(honest)).root).toEqual(honest.used.get());
  expect((await membersOf(honest)).getRoot()).toEqual(honest.members.get());
  const stamp = await launch(used, 1, 9);
  await expect(usedIn(stamp)).rejects.toThrow('Wrong events');
  const empty = await launch(joined, 100, 0);
  await expect(membersOf(empty)).rejects.toThrow('Wrong events');
  const seat = await launch(joined, 100, 9);
  await expect(membersOf(seat)).rejects.toThrow('Wrong events');
});

// The last one, because a local chain keeps the events of rejected calls.
test("the treasurer can't replace a member, and a stranger can't join", async () => {
  const { poll, sender, treasurer } = club;
  const leaf = leafOf(Field.random());
  const tree = await membersOf(poll);
  const join = async (payer: Mina.TestPublicKey, seat: bigint) => {
    const path = new Path(tree.getWitness(seat));
    const call = () => poll.join(leaf, path);
    const transaction = await Mina.transaction(payer, call);
    await transaction.prove();
    await transaction.sign([payer.key]).send();
  };
  await expect(join(sender, 100n)).rejects.toThrow(
    "permission for this field is 'Signature'",
  );
  await expect(join(treasurer, ana.seat)).rejects.toThrow(
    'Account_app_state_precondition_unsatisfied',
  );
  await join(treasurer, 100n);
});
