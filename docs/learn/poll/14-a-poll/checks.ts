import { AccountUpdate, Bool, Field, MerkleTree } from 'o1js';
import { Mina, Permissions, PublicKey } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  bends,
  input,
  leavingOut,
  noBits,
  notYet,
  run,
  short,
  type Swap,
  unchecked,
  untried,
} from '../../attack';
import { isAccepted, isBelieved, loosened, writesOf } from '../../chain';
import { betrays } from '../../members';
import type * as Program from './start';

/** The contract counts votes of members in this poll, each nullifier once, with verified proofs. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, Poll, Used, Vote } = program;
  const spare = untried(CastVote, 'cast') ?? untried(Poll, 'open', 'vote');
  if (spare) return spare;
  const { leafOf, pollOf } = program;
  type Vote = InstanceType<typeof Vote>;
  const [ana, ben, cleo, mallory] = [1, 2, 3, 4].map(() => Field.random());
  const treeOf = (...codes: Field[]) => {
    const tree = new MerkleTree(4);
    codes.forEach((code, place) => tree.setLeaf(BigInt(place), leafOf(code)));
    return tree;
  };
  const club = treeOf(ana, ben, cleo);
  const ballotOf = (tree: MerkleTree, poll: Field, yes: boolean | Bool) =>
    new Ballot({
      members: tree.getRoot(),
      poll,
      yes: typeof yes === 'boolean' ? Bool(yes) : yes,
    });

  const errorIn = (voting: Promise<void>) =>
    voting.then(
      () => undefined,
      (error: Error) => error,
    );
  async function openPoll(proofsEnabled: boolean) {
    const chain = await Mina.LocalBlockchain({ proofsEnabled });
    Mina.setActiveInstance(chain);
    const [treasurer, sender] = chain.testAccounts;
    const address = Mina.TestPublicKey.random();
    const poll = new Poll(address);
    const send = async (
      payer: Mina.TestPublicKey,
      calls: () => Promise<void>,
      ...cosigners: Mina.TestPublicKey[]
    ) => {
      const transaction = await Mina.transaction(payer, calls);
      await transaction.prove();
      const keys = [payer, ...cosigners].map(({ key }) => key);
      await transaction.sign(keys).send();
    };
    const open = async () => {
      AccountUpdate.fundNewAccount(treasurer);
      await poll.deploy();
      await poll.open(club.getRoot());
    };
    await send(treasurer, open, address);
    /** The map as a stranger builds it, who has only what the chain published. */
    const usedIn = async () => {
      const events = await poll.fetchEvents();
      const entries = events.map(
        ({ event }) => event.data as unknown as Program.Entry,
      );
      entries.sort((a, b) => Number(a.place) - Number(b.place));
      const used = new Used();
      for (const { nullifier } of entries) used.insert(nullifier, 1n);
      return used;
    };
    const vote = async (proof: Vote) => {
      const used = await usedIn();
      await send(sender, () => poll.vote(proof, used));
    };
    const isBuilt = async () =>
      (await usedIn()).root.equals(poll.used.get()).toBoolean();
    // A local chain reverses the order of its events with each call.
    const isPublic = async () => (await isBuilt()) && (await isBuilt());
    const isFooled = (call: () => Promise<void>, swap?: Swap) =>
      isAccepted(call, sender, swap);
    const count = () => Number(poll.yes.get().toString());
    return {
      poll,
      number: pollOf(address),
      vote,
      count,
      isPublic,
      isFooled,
      usedIn,
      chain,
      sender,
      address,
    };
  }

  const circuit =
    (tree: MerkleTree, code: Field, yes: Field | boolean, poll: Field) =>
    () => {
      const place = code === ben ? 1n : code === cleo ? 2n : 0n;
      // o1js doesn't check a public input.
      const ballot = new Ballot({
        members: unchecked(tree.getRoot()),
        poll: unchecked(poll),
        yes: Bool.Unsafe.fromField(
          unchecked(typeof yes === 'boolean' ? Bool(yes).toField() : yes),
        ),
      });
      return CastVote.rawMethods.cast(
        ballot,
        input(Field, () => code),
        input(Path, () => new Path(tree.getWitness(place))),
      );
    };
  type Made = Awaited<ReturnType<ReturnType<typeof circuit>>>;
  const read = ({ publicOutput }: Made) => publicOutput.toConstant();
  /** @returns a stand-in for the proof of a vote */
  const cast = async (
    tree: MerkleTree,
    code: Field,
    yes: boolean,
    poll: Field,
  ) => {
    const { publicOutput } = await CastVote.rawMethods.cast(
      ballotOf(tree, poll, yes),
      code,
      new Path(tree.getWitness(code === ben ? 1n : code === cleo ? 2n : 0n)),
    );
    return new Vote({
      publicInput: ballotOf(tree, poll, yes),
      publicOutput,
      proof: undefined,
      maxProofsVerified: 0,
    });
  };

  const bent = await bends(Path, new Path(club.getWitness(0n)));
  if (bent) return bent;
  // First the proof of a member, without a chain.
  const somewhere = pollOf(Mina.TestPublicKey.random());
  for (const [name, code, yes] of [
    ['Ana', ana, true],
    ['Ben', ben, false],
  ] as const) {
    const { error } = await run(circuit(club, code, yes, somewhere), read);
    if (error) {
      return notYet(`${name} is a member, and can't prove a vote.`, { error });
    }
    const nullifiers = await attempts(
      circuit(club, code, yes, somewhere),
      read,
    );
    const different = new Set(nullifiers.map(String));
    if (different.size === 1) continue;
    return notYet(
      `${name} gave the circuit another number, and got a second nullifier. Both votes were counted.`,
    );
  }
  for (const [code, what] of [
    [mallory, 'a code that she made up'],
    [Field(0), 'the code 0'],
    [leafOf(ana), "Ana's leaf as her code"],
  ] as const) {
    const nullifiers = await attempts(
      circuit(club, code, true, somewhere),
      read,
    );
    if (nullifiers.length === 0) continue;
    return notYet(
      `Mallory isn't a member. She took Ana's path and ${what}, and has a valid proof of a vote. Keep the line that compares the roots.`,
    );
  }
  const others = await noBits((yes) => circuit(club, ana, yes, somewhere));
  for (const yes of others) {
    const nullifiers = await attempts(circuit(club, ana, yes, somewhere), read);
    if (nullifiers.length === 0) continue;
    return notYet(
      `Ana proved a ballot with ${short(yes)} votes. Keep the check of the ballot.`,
    );
  }
  const polls = Array.from({ length: 9 }, () =>
    pollOf(Mina.TestPublicKey.random()),
  );
  const found = await betrays({
    entryOf: leafOf,
    nullifierOf: async (code, poll) => {
      const id = Field(polls[Number(poll)] ?? poll);
      return (await cast(treeOf(code), code, true, id)).publicOutput;
    },
    words: ['code', 'leaf'],
  });
  if (found) return notYet(found);

  // A rehearsal, with stand-ins for proofs.
  const { poll, number, vote, count, isPublic, isFooled, usedIn, ...rest } =
    await openPoll(false);
  const { chain, sender, address } = rest;
  for (const [name, code, yes, expected] of [
    // A no comes first, so that the count isn't the place in the map.
    ['Ben', ben, false, 0],
    ['Ana', ana, true, 1],
  ] as const) {
    const proof = await cast(club, code, yes, number);
    const before = await usedIn();
    // Outside of a transaction, a method works with the given proof, and not with a copy.
    const counting = async () => {
      const given = input(Vote, () => proof);
      await poll.vote(
        given,
        input(Used, () => before.clone()),
      );
      return given.shouldVerify;
    };
    const verified = await attempts(counting, (isVerified) =>
      isVerified.toBoolean(),
    );
    if (verified.includes(false)) {
      return notYet(
        `The contract counted ${name}'s vote without checking the proof, so Mallory can make one up. Verify the proof.`,
      );
    }
    const error = await leavingOut(() => errorIn(vote(proof)));
    if (error) {
      const [line] = error.message.split('\n');
      const why = line.startsWith('Transaction failed')
        ? 'the chain rejects the vote'
        : `the call can't be proved: ${line}`;
      return notYet(
        `${name} is a member and votes in this poll, and ${why}`.replace(
          /\.?$/,
          '.',
        ),
        { error },
      );
    }
    if (!(await isPublic())) {
      return notYet(
        `${name} voted, and the next member can't build the map of used nullifiers from the events. So no later vote counts. Emit each nullifier with its place in the map.`,
      );
    }
    if (count() !== expected) {
      return notYet(
        `After ${name}'s vote the count is ${count()}, and it should be ${expected}.`,
      );
    }
  }
  // A local chain keeps the events of rejected votes, so the map is built before the attacks.
  const used = await usedIn();
  const ownClub = treeOf(mallory);
  const ownList = await cast(ownClub, mallory, true, number);
  const roots = [[ownClub.getRoot()], [club.getRoot()]] as const;
  if (await isFooled(() => poll.vote(ownList, used.clone()), roots)) {
    return notYet(
      'Mallory made a list of her own with one member, herself, and the contract counted her vote.',
    );
  }
  const own = () => poll.vote(ownList, used.clone());
  const lists = [roots[1], roots[0]] as const;
  if (await isBelieved(chain, lists, address, own, sender)) {
    return notYet(
      "Mallory's own program says that her list is the list of the contract, and the contract counts her vote. Compare the list with the state.",
    );
  }
  const { x, isOdd } = address;
  const otherAddress = Mina.TestPublicKey.random();
  const twin = PublicKey.from({ x, isOdd: isOdd.not() });
  for (const [other, key, hint] of [
    [Field(1), otherAddress, ''],
    [pollOf(otherAddress), otherAddress, ''],
    [pollOf(twin), twin, ', whose address has the same x,'],
  ] as const) {
    const elsewhere = await cast(club, cleo, true, other);
    const sending = () => poll.vote(elsewhere, used.clone());
    const swap = [address.toFields(), key.toFields()] as const;
    if (!(await isFooled(sending, swap))) continue;
    return notYet(
      `Cleo's vote in another poll${hint} was counted here. Anyone who saw it can send it.`,
    );
  }
  const again = await cast(club, ana, false, number);
  if (await isFooled(() => poll.vote(again, used.clone()))) {
    return notYet('Ana voted a second time, and the contract counted it.');
  }
  const late = await cast(club, cleo, true, number);
  const lie = [[Field(1)], [Field(1000)]] as const;
  const voting = () => poll.vote(late, used.clone());
  if ((await writesOf(address, voting, sender)).size !== 1) {
    return notYet(
      "Mallory's own program chooses what the contract stores and emits, and no equation forbids it.",
    );
  }
  if (await isBelieved(chain, lie, address, voting, sender)) {
    return notYet(
      "Cleo's own program says that the count is 1000, and the contract believes it. Compare the count with the state.",
    );
  }
  const ownRoot = treeOf(mallory).getRoot();
  if (await isFooled(() => poll.open(ownRoot))) {
    return notYet(
      'Mallory opened the poll again, with a list of her own, and it starts at 0. Keep `super.init()`: it works only once.',
    );
  }
  const maps = [[new Used().root], [used.root]] as const;
  if (await isFooled(() => poll.vote(again, new Used()), maps)) {
    return notYet(
      'Ana voted a second time, with an empty map of used nullifiers, and the contract counted it. Keep the line that compares the map with the state.',
    );
  }
  const twice = () => poll.vote(again, new Used());
  if (await isBelieved(chain, [maps[1], maps[0]], address, twice, sender)) {
    return notYet(
      "Ana's own program says that no nullifier is used, and the contract counts her second vote. Compare the map with the state.",
    );
  }
  const forge = () => {
    const { body } = AccountUpdate.create(poll.address);
    const fields = [2, 1].map((number) => Field(number));
    body.events = AccountUpdate.Events.pushEvent(body.events, fields);
    return Promise.resolve();
  };
  if (await isFooled(forge)) {
    return notYet(
      "Mallory emitted a nullifier in the contract's name, without a vote. The next member builds a wrong map, and the poll is over. Keep the permission `access`.",
    );
  }
  const gap = loosened(address, { access: Permissions.proof() });
  if (gap) return notYet(gap);
  const counted =
    "The contract counts Ana's yes and Ben's no. Ana's second vote, Mallory's own list, her forged nullifier and a vote of another poll are rejected.";
  // A browser can make proofs on pages with two headers only.
  if (!globalThis.crossOriginIsolated) {
    return {
      state: 'passed',
      message: `${counted} Check ran the poll without making proofs. For real proofs, the page has to be reloaded.`,
    };
  }
  await CastVote.compile();
  await Poll.compile();
  const real = await openPoll(true);
  const ballot = ballotOf(club, real.number, true);
  const path = new Path(club.getWitness(0n));
  const { proof } = await CastVote.cast(ballot, ana, path);
  await real.vote(proof);
  return {
    state: 'passed',
    message: `${counted} Then Ana voted with real proofs, and the count is ${real.count()}.`,
  };
};
