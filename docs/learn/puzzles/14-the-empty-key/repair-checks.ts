import type { Field } from 'o1js';
import { AccountUpdate, Mina, PublicKey, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const limit = 1050;

/** Only a treasurer pays, and without a treasurer no one does. */
export const check: Check<typeof Program> = async ({ Club }) => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [ben, mallory, ana] = chain.testAccounts;
  const deploy = async (treasurer: PublicKey) => {
    const address = Mina.TestPublicKey.random();
    const club = new Club(address);
    const deployment = await Mina.transaction(ben, async () => {
      const amount = 10e9;
      AccountUpdate.fundNewAccount(ben).send({ to: address, amount });
      await club.deploy();
      club.treasurer.set(treasurer);
    });
    await deployment.sign([ben.key, address.key]).send();
    return club;
  };
  /** @returns the nanoMINA that leave the club and the keys that sign */
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
      return { paid, signers };
    } catch {
      return { paid: 0, signers: [] };
    }
  };

  const withBen = await deploy(ben);
  for (const [to, amount] of [
    [ana, 5e9],
    [ben, 1],
  ] as const) {
    const { paid, signers } = await pay(withBen, to, amount, ben);
    if (paid !== amount) {
      const message = `Ben is the treasurer and pays ${amount / 1e9} MINA, and your contract rejects it.`;
      return { state: 'not-yet', message };
    }
    const others = signers.filter((signer) => signer !== ben.toBase58());
    if (others.length > 0) {
      const message = `Ben is the treasurer and pays ${amount / 1e9} MINA, and your contract needs a signature of someone else.`;
      return { state: 'not-yet', message };
    }
  }
  const { paid, signers } = await pay(withBen, mallory, 5e9);
  if (paid > 0 && !signers.includes(ben.toBase58())) {
    const message = `Ben is the treasurer, and Mallory takes ${paid / 1e9} MINA without Ben's signature.`;
    return { state: 'not-yet', message };
  }
  const takesAll = () => withBen.pay(mallory, UInt64.from(5e9));
  const asMallory = (state: Field[]) => {
    const first = state.findIndex((field) => field.equals(ben.x).toBoolean());
    return [
      ...state.slice(0, first),
      ...mallory.toFields(),
      ...state.slice(first + 2),
    ];
  };
  if (await isBelieved(asMallory, withBen.address, takesAll, mallory)) {
    const message =
      "Mallory's own program says that she is the treasurer, and the contract pays her 5 MINA. Your method doesn't compare the treasurer with the state.";
    return { state: 'not-yet', message };
  }
  const withoutTreasurer = await deploy(PublicKey.empty() as PublicKey);
  for (const [to, amount] of [
    [mallory, 5e9],
    [ana, 10e9],
    [ben, 1],
  ] as const) {
    const attack = await pay(withoutTreasurer, to, amount);
    if (attack.paid === 0) continue;
    const message = `There is no treasurer, and Mallory takes ${attack.paid / 1e9} MINA out of the contract.`;
    return { state: 'not-yet', message };
  }

  const { rows } = (await Club.analyzeMethods()).pay;
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your method has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Ben can pay, and all five thefts fail.';
  return { state: 'passed', message, rows: measured };

  /** @returns true if the chain accepts a call of a prover that reads false state */
  async function isBelieved(
    change: (state: Field[]) => Field[],
    contract: PublicKey,
    call: () => Promise<void>,
    signer: Mina.TestPublicKey,
  ) {
    const getAccount: typeof chain.getAccount = (key, id) => {
      const account = chain.getAccount(key, id);
      const { zkapp } = account;
      if (!zkapp || !key.equals(contract).toBoolean()) return account;
      return {
        ...account,
        zkapp: { ...zkapp, appState: change(zkapp.appState) },
      };
    };
    Mina.setActiveInstance({ ...chain, getAccount });
    try {
      const made = await Mina.transaction(signer, call);
      await made.prove();
      Mina.setActiveInstance(chain);
      await made.sign([signer.key]).send();
      return true;
    } catch {
      return false;
    } finally {
      Mina.setActiveInstance(chain);
    }
  }
};
