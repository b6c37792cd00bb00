import { Bool, Field, Mina } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { leavingOut, notYet, untried } from '../../attack';
import { deploy, invents, isBelieved, loosened, writesOf } from '../../chain';
import type * as Program from './start';

/** Votes at the same moment are all counted, each of them once. */
export const check: Check<typeof Program> = async ({ Poll }) => {
  const spare = untried(Poll, 'vote', 'tally');
  if (spare) return spare;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [deployer, ana, ben, cleo] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const poll = new Poll(address);
  await deploy(poll, address, deployer);
  // Its type may be another one.
  const count = () => Number(poll.yes.get().toString());
  const tally = async () => {
    const transaction = await leavingOut(() =>
      Mina.transaction(deployer, () => poll.tally()),
    );
    await transaction.prove();
    await transaction.sign([deployer.key]).send();
  };
  /** All votes are built before the first one is sent. */
  const voteAtOnce = async (...votes: boolean[]) => {
    const voters = [ana, ben, cleo];
    const built = [];
    for (const [index, yes] of votes.entries()) {
      const call = () => poll.vote(Bool(yes));
      built.push(await Mina.transaction(voters[index], call));
    }
    for (const [index, transaction] of built.entries()) {
      await transaction.prove();
      await transaction.sign([voters[index].key]).send();
    }
    // A later block, so that the next votes don't disturb a tally.
    chain.incrementGlobalSlot(1);
  };

  try {
    await voteAtOnce(true, true, false);
  } catch (error) {
    return notYet(
      'Ana, Ben and Cleo voted at the same moment, and the chain rejected one of the votes. `vote` has to dispatch the vote and touch no state.',
      { error },
    );
  }
  await tally();
  if (count() !== 2) {
    return notYet(
      `Ana and Ben voted yes, Cleo voted no, and the count is ${count()}. It should be 2.`,
    );
  }
  await tally();
  if (count() !== 2) {
    return notYet(
      `Ana and Ben voted yes, Cleo voted no. After the second tally the count is ${count()}${count() > 2 ? ': the same votes were counted again' : ', and it should stay 2'}.`,
    );
  }
  const earlier = poll.counted.get();
  let written: Set<string>;
  try {
    await voteAtOnce(false, true, true);
    written = await writesOf(address, () => poll.tally(), deployer);
    await tally();
  } catch (error) {
    return notYet(
      "Three more members voted, and the sixth vote doesn't fit into `tally`: it takes five, and it counts all votes from the beginning.",
      { error },
    );
  }
  if (count() !== 4) {
    return notYet(
      `Two more members voted yes, and the count is ${count()}. It should be 4.`,
    );
  }
  if (written.size !== 1) {
    return notYet(
      "Mallory's own program makes a tally and sets the state as she likes, and no equation forbids it.",
    );
  }
  // A prover who says that the second three votes aren't counted yet, or that the count is another one.
  for (const [real, lie] of [
    [poll.counted.get(), earlier],
    [Field(4), Field(1000)],
  ] as const) {
    const swap = [[real], [lie]] as const;
    const call = () => poll.tally();
    const accepted = await isBelieved(chain, swap, address, call, deployer);
    // The false state may be how far the contract has counted.
    if (accepted) await tally().catch(() => undefined);
    if (!accepted || count() === 4) continue;
    return notYet(
      `Mallory's own program reads a false state and makes a tally. The chain accepts it, and the count goes from 4 to ${count()}. Compare the state with \`getAndRequireEquals\`.`,
    );
  }
  if (await invents(chain, ['1'], () => poll.tally(), deployer)) {
    return notYet(
      `Mallory's own program adds a yes to the waiting votes and makes a tally. The chain accepts it, and the count goes from 4 to ${count()}. Keep the precondition of \`reduce\`.`,
    );
  }
  const gap = loosened(address);
  if (gap) return notYet(gap);
  return {
    state: 'passed',
    message:
      'Six members voted, three at a time and without a race. Four said yes, and another tally changes nothing.',
  };
};
