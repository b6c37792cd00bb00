import { Field, Mina } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { leavingOut, notYet, untried } from '../../attack';
import { deploy, isBelieved, loosened, writesOf } from '../../chain';
import type * as Program from './start';

/** Two votes at once don't become one, and the loser of the race votes again. */
export const check: Check<typeof Program> = async ({ Poll, vote }) => {
  const spare = untried(Poll, 'voteYes');
  if (spare) return spare;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [deployer, ana, ben] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const poll = new Poll(address);
  await deploy(poll, address, deployer);
  const build = (voter: Mina.TestPublicKey) =>
    leavingOut(() => Mina.transaction(voter, () => poll.voteYes()));
  const send = async (voter: Mina.TestPublicKey) => {
    const transaction = await build(voter);
    await transaction.prove();
    await transaction.sign([voter.key]).send();
  };
  // Its type may be another one.
  const count = () => Number(poll.yes.get().toString());

  await send(ana);
  if (count() !== 1) {
    return notYet(
      `Ana voted yes, and the count is ${count()}. It should be 1.`,
    );
  }

  const written = await writesOf(address, () => poll.voteYes(), ana);
  if (written.size === 0) {
    return notYet(
      'Ana votes again while the count is 1, and the chain rejects it. The precondition has to require the count that the method reads.',
    );
  }
  if (written.size > 1) {
    return notYet(
      "Mallory's own program sets the count as she likes, and no equation forbids it.",
    );
  }

  // Both are built while the count is 1.
  const fromAna = await build(ana);
  const fromBen = await build(ben);
  await fromAna.prove();
  await fromBen.prove();
  await fromAna.sign([ana.key]).send();
  const wasRejected = await fromBen
    .sign([ben.key])
    .send()
    .then(
      () => false,
      () => true,
    );
  if (!wasRejected) {
    return notYet(
      `Ana and Ben voted at the same moment, and the chain accepted both. The count went from 1 to ${count()}, so one vote is lost.`,
    );
  }
  if (count() !== 2) {
    return notYet(
      `Ana voted twice, and the count is ${count()}. It should be 2.`,
    );
  }

  const lie = [[Field(2)], [Field(1000)]] as const;
  const call = () => poll.voteYes();
  const isSentWithLie = await isBelieved(chain, lie, address, call, ana);
  const before = count();
  if (isSentWithLie && before !== 3) {
    return notYet(
      "Mallory's own program says that the count is 1000 and votes, and the chain accepts it. Compare the count with the state.",
    );
  }

  let tries = 0;
  let unsent = 0;
  const sendOrLose = async () => {
    tries++;
    unsent++;
    try {
      const transaction = await build(ben);
      await transaction.prove();
      // Ana is faster, but only once.
      if (tries === 1) await send(ana);
      await transaction.sign([ben.key]).send();
    } finally {
      unsent--;
    }
  };
  const isSent = await vote(sendOrLose).then(
    () => true,
    () => false,
  );
  if (unsent > 0) {
    return notYet(
      '`vote` ended before `send` did, so nobody hears of an error. Wait for `send` with `await`.',
    );
  }
  if (!isSent || count() !== before + 2) {
    return notYet(
      'Ben lost the race against Ana. The chain rejected his vote, and he never voted again.',
    );
  }

  tries = 1;
  await vote(sendOrLose).catch(() => undefined);
  if (count() !== before + 3) {
    return notYet(
      'No one raced with Ben. He sent his vote twice, and it was counted twice.',
    );
  }

  if (tries > 2) {
    return notYet(
      'No one raced with Ben, and his program sent a second transaction. It was rejected, and he pays a fee for it. Send again only after an error.',
    );
  }

  tries = 0;
  const alwaysLose = () => {
    tries++;
    // A tenth try ends an endless loop.
    return tries < 10
      ? Promise.reject(Error('Ben lost the race'))
      : Promise.resolve();
  };
  const hasTold = await vote(alwaysLose).then(
    () => false,
    () => true,
  );
  if (tries > 2) {
    return notYet(
      `Ben lost every race, and your program sent ${tries} transactions. Each rejected transaction costs him the fee. Send again only once.`,
    );
  }
  if (!hasTold) {
    return notYet(
      'Ben lost the race twice, and `vote` ended as if all went well. His vote is lost, and he never hears of it. Let the error of the second try through.',
    );
  }
  const gap = loosened(address);
  if (gap) return notYet(gap);
  return {
    state: 'passed',
    message:
      'Ana and Ben voted at the same moment. The chain rejected Ben’s first try, but his second try was counted. If he loses twice, he gets the error.',
  };
};
