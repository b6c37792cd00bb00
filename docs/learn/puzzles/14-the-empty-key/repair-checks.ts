import { AccountUpdate, Mina, PublicKey, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { asEachProver, notYet, reads, untried } from '../../attack';
import { deploy, isAccepted, isBelieved, loosened } from '../../chain';
import type * as Program from './repair-start';

const limit = 1050;

/** Only a treasurer pays, and without a treasurer no one does. */
export const check: Check<typeof Program> = async ({ Club }) => {
  const spare = untried(Club, 'pay');
  if (spare) return spare;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [ben, mallory, ana] = chain.testAccounts;
  const found = async (treasurer: PublicKey) => {
    const address = Mina.TestPublicKey.random();
    const club = new Club(address);
    await deploy(club, address, ben, () => {
      club.treasurer.set(treasurer);
      AccountUpdate.createSigned(ben).send({ to: address, amount: 10e9 });
    });
    return club;
  };
  /** @returns the nanoMINA that leave the club and the keys that sign, or why the call can't be proved */
  const pay = async (
    club: InstanceType<typeof Club>,
    to: PublicKey,
    amount: number,
    sender = mallory,
  ) => {
    try {
      const { transaction } = await Mina.transaction(sender, () =>
        club.pay(to, UInt64.from(amount)),
      );
      const updates = transaction.accountUpdates.map(({ body }) => body);
      const signers = updates
        .filter((update) => update.authorizationKind.isSigned.toBoolean())
        .map(({ publicKey }) => publicKey.toBase58());
      const paid = updates
        .filter(({ publicKey }) => publicKey.equals(club.address).toBoolean())
        .reduce((sum, one) => sum - Number(one.balanceChange.toString()), 0);
      const received = updates
        .filter(({ publicKey }) => publicKey.equals(to).toBoolean())
        .reduce((sum, one) => sum + Number(one.balanceChange.toString()), 0);
      return { paid, received, signers };
    } catch (error) {
      const signers: string[] = [];
      return { paid: 0, received: 0, signers, error };
    }
  };

  const withBen = await found(ben);
  // Ben's key is even or odd, and Dan's is the other.
  const dan =
    chain.testAccounts.find(
      ({ isOdd }) => isOdd.toBoolean() !== ben.isOdd.toBoolean(),
    ) ?? ben;
  const parityOf = ({ isOdd }: PublicKey) =>
    isOdd.toBoolean() ? 'odd' : 'even';
  for (const [name, treasurer, to, amount] of [
    ['Ben', ben, ana, 5e9],
    ['Ben', ben, ben, 1],
    ['Dan', dan, ana, 5e9],
  ] as const) {
    const club = treasurer === ben ? withBen : await found(treasurer);
    const honest = await pay(club, to, amount, treasurer);
    const { paid, received, signers, error } = honest;
    const who = `${name} is the treasurer`;
    if (paid !== amount) {
      const hint =
        treasurer === ben
          ? ''
          : ` Dan's key has an ${parityOf(dan)} y, and Ben's an ${parityOf(ben)} one.`;
      return notYet(
        `${who} and pays ${amount / 1e9} MINA, but ${reads(error) ? 'your method reads a value to decide. o1js builds the circuit before anyone calls it, so there is no value yet' : 'your contract rejects it'}.${hint}`,
        { error },
      );
    }
    if (received !== amount) {
      return notYet(
        `${who} and pays ${amount / 1e9} MINA, and the receiver gets ${received / 1e9}.`,
      );
    }
    const own = treasurer.toBase58();
    if (!signers.includes(own)) {
      return notYet(
        `${who}, and ${amount / 1e9} MINA are paid without ${name}'s signature. Mallory's own program makes the same call.`,
      );
    }
    if (signers.some((signer) => signer !== own)) {
      return notYet(
        `${who} and pays ${amount / 1e9} MINA, and your contract needs a signature of someone else.`,
      );
    }
  }
  const asMallory = [ben.toFields(), mallory.toFields()] as const;
  const steal = () => pay(withBen, mallory, 5e9);
  const thefts = await asEachProver(steal, asMallory);
  for (const { paid, signers } of thefts) {
    if (paid <= 0 || signers.includes(ben.toBase58())) continue;
    return notYet(
      `Ben is the treasurer, and Mallory takes ${paid / 1e9} MINA without Ben's signature.`,
    );
  }
  const takesAll = () => withBen.pay(mallory, UInt64.from(5e9));
  const { address } = withBen;
  if (await isAccepted(takesAll, mallory, asMallory)) {
    return notYet(
      'Ben is the treasurer, and Mallory takes 5 MINA with a transaction that only she signs.',
    );
  }
  if (await isBelieved(chain, asMallory, address, takesAll, mallory)) {
    return notYet(
      "Mallory's own program says that she is the treasurer, and the contract pays her 5 MINA. Your method doesn't compare the treasurer with the state.",
    );
  }
  const withoutTreasurer = await found(PublicKey.empty() as PublicKey);
  for (const [to, amount] of [
    [mallory, 5e9],
    [ana, 10e9],
    [ben, 1],
  ] as const) {
    const attacks = await asEachProver(() => pay(withoutTreasurer, to, amount));
    const attack = attacks.find(({ error }) => !error);
    if (!attack) continue;
    return notYet(
      attack.paid === 0
        ? 'There is no treasurer, and `pay` succeeds without paying. The call has to fail, so that nobody thinks that it was a payment.'
        : `There is no treasurer, and Mallory takes ${attack.paid / 1e9} MINA out of the contract.`,
    );
  }

  const gap = loosened(address);
  if (gap) return notYet(gap);
  const { rows } = (await Club.analyzeMethods()).pay;
  const measured = { yours: rows, limit };
  if (rows > limit) {
    return notYet(
      `All lies fail. Your method has ${rows} rows, and ${limit} are enough.`,
      { rows: measured },
    );
  }
  const message = 'Ben can pay, and all six thefts fail.';
  return { state: 'passed', message, rows: measured };
};
