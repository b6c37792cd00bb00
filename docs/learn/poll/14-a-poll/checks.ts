import { AccountUpdate, Bool, Field, MerkleTree, Mina } from 'o1js';
import type { Check, Outcome } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The contract counts votes of members in this poll, each stamp once, with verified proofs. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, Poll, Used, Vote } = program;
  const { leafOf, pollOf } = program;
  type Vote = InstanceType<typeof Vote>;
  const [ana, ben, cleo, mallory] = [1, 2, 3, 4].map(() => Field.random());
  const treeOf = (...codes: Field[]) => {
    const tree = new MerkleTree(4);
    codes.forEach((code, seat) => tree.setLeaf(BigInt(seat), leafOf(code)));
    return tree;
  };
  const club = treeOf(ana, ben, cleo);
  const ballotOf = (tree: MerkleTree, poll: Field, yes: boolean | Bool) =>
    new Ballot({
      members: tree.getRoot(),
      poll,
      yes: typeof yes === 'boolean' ? Bool(yes) : yes,
    });

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
      for (const { stamp } of entries) used.insert(stamp, 1n);
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
    const attack = (calls: () => Promise<void>) => send(sender, calls);
    const count = () => Number(poll.yes.get().toBigint());
    /** @returns true if the chain accepts a call of a prover that reads false state */
    const isBelieved = async (
      change: (state: Field[]) => Field[],
      call: () => Promise<void>,
    ) => {
      const getAccount: typeof chain.getAccount = (key, id) => {
        const account = chain.getAccount(key, id);
        const { zkapp } = account;
        if (!zkapp || !key.equals(address).toBoolean()) return account;
        return {
          ...account,
          zkapp: { ...zkapp, appState: change(zkapp.appState) },
        };
      };
      Mina.setActiveInstance({ ...chain, getAccount });
      try {
        const made = await Mina.transaction(sender, call);
        await made.prove();
        Mina.setActiveInstance(chain);
        await made.sign([sender.key]).send();
        return true;
      } catch {
        return false;
      } finally {
        Mina.setActiveInstance(chain);
      }
    };
    return {
      poll,
      number: pollOf(address),
      vote,
      count,
      isPublic,
      attack,
      usedIn,
      isBelieved,
    };
  }

  const cast = async (
    tree: MerkleTree,
    code: Field,
    yes: boolean | Bool,
    poll: Field,
  ) => {
    const ballot = ballotOf(tree, poll, yes);
    const seat = code === ben ? 1n : code === cleo ? 2n : 0n;
    const path = new Path(tree.getWitness(seat));
    const run = CastVote.rawMethods.cast(ballot, code, path);
    const { publicOutput } = await run;
    return new Vote({
      publicInput: ballot,
      publicOutput,
      proof: undefined,
      maxProofsVerified: 0,
    });
  };
  const isCounted = (voting: Promise<void>) =>
    voting.then(
      () => true,
      () => false,
    );

  let verified = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is applied to the proof below
  const { verify } = Vote.prototype;
  Vote.prototype.verify = function () {
    verified++;
    return verify.call(this);
  };
  try {
    // A rehearsal, with stand-ins for proofs. Each attack has its own chain, because a local chain keeps the events of rejected votes.
    const attacked = await openPoll(false);
    const ownList = cast(treeOf(mallory), mallory, true, attacked.number);
    if (await isCounted(attacked.vote(await ownList))) {
      return notYet(
        'Mallory made a list of her own with one member, herself, and the contract counted her vote.',
      );
    }
    const elsewhere = await cast(club, ana, true, Field(1));
    if (await isCounted((await openPoll(false)).vote(elsewhere))) {
      return notYet(
        "Ana's vote in another poll was counted here. Anyone who saw it can send it.",
      );
    }
    const { poll, number, vote, count, isPublic, attack, usedIn, isBelieved } =
      await openPoll(false);
    const stranger = cast(club, mallory, true, number);
    if (await isCounted(stranger.then(vote))) {
      return notYet(
        "Mallory isn't a member. She took Ana's path and a code that she made up, and the contract counted her vote. Keep the line that compares the roots.",
      );
    }
    const stuffed = cast(club, ana, Bool.Unsafe.fromField(Field(5)), number);
    if (await isCounted(stuffed.then(vote))) {
      return notYet(
        'Ana cast a ballot with 5 votes, and the contract counted it. Keep the check of the ballot.',
      );
    }
    verified = 0;
    for (const [name, code, yes, expected] of [
      ['Ana', ana, true, 1],
      ['Ben', ben, false, 1],
    ] as const) {
      if (!(await isCounted(vote(await cast(club, code, yes, number))))) {
        return notYet(
          `${name} is a member and votes in this poll, and the chain rejects the vote.`,
        );
      }
      if (!(await isPublic())) {
        return notYet(
          `${name} voted and gave nobody her stamp. The next member can't build the map of used stamps, so no vote after hers counts. Emit the stamp.`,
        );
      }
      if (count() !== expected) {
        return notYet(
          `After ${name}'s vote the count is ${count()}, and it should be ${expected}.`,
        );
      }
    }
    if (verified === 0) {
      return notYet(
        'The contract counts a proof without checking it, so Mallory can make one up. Verify the proof.',
      );
    }
    const again = await cast(club, ana, false, number);
    if (await isCounted(vote(again))) {
      return notYet('Ana voted a second time, and the contract counted it.');
    }
    const late = await cast(club, cleo, true, number);
    const used = await usedIn();
    const lies = (state: Field[]) =>
      state.map((field) => (field.equals(1).toBoolean() ? Field(1000) : field));
    const voting = () => poll.vote(late, used);
    if (await isBelieved(lies, voting)) {
      return notYet(
        "Cleo's own program says that the count is 1000, and the contract believes it. Compare the count with the state.",
      );
    }
    const ownRoot = treeOf(mallory).getRoot();
    if (await isCounted(attack(() => poll.open(ownRoot)))) {
      return notYet(
        'Mallory opened the poll again, with a list of her own, and it starts at 0. Keep `super.init()`: it works only once.',
      );
    }
    if (await isCounted(attack(() => poll.vote(again, new Used())))) {
      return notYet(
        'Ana voted a second time, with an empty map of used stamps, and the contract counted it. Keep the line that compares the map with the state.',
      );
    }
    const forge = () => {
      const { body } = AccountUpdate.create(poll.address);
      const fields = [2, 1].map((number) => Field(number));
      body.events = AccountUpdate.Events.pushEvent(body.events, fields);
      return Promise.resolve();
    };
    if (await isCounted(attack(forge))) {
      return notYet(
        "Mallory emitted a stamp in the contract's name, without a vote. The next member builds a wrong map, and the poll is over. Keep the permission `access`.",
      );
    }
  } finally {
    Vote.prototype.verify = verify;
  }
  const counted =
    "The contract counts Ana's yes and Ben's no. Ana's second vote, Mallory's own list, her forged stamp and a vote of another poll are rejected.";
  // A browser can make proofs on pages with two headers only.
  if (!globalThis.crossOriginIsolated) {
    return {
      state: 'passed',
      message: `${counted} This was a rehearsal without proofs. The real ones come after a reload.`,
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

function notYet(message: string): Outcome {
  return { state: 'not-yet', message };
}
