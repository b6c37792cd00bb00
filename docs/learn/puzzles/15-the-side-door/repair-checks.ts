import type { PublicKey } from 'o1js';
import { AccountUpdate, AccountUpdateForest, Field, Int64 } from 'o1js';
import { Mina, Permissions, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { asEachProver, notYet, short, untried } from '../../attack';
import { deploy, isAccepted, isBelieved, loosened } from '../../chain';
import type * as Program from './repair-start';

/** Coins appear only with a proof of `mint`, which Ana signs. */
export const check: Check<typeof Program> = async ({ Coin }) => {
  const spare = untried(Coin, 'mint', 'approveBase');
  if (spare) return spare;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [ana, mallory, ben] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const coin = new Coin(address);
  await deploy(coin, address, ana, () => coin.admin.set(ana));
  const id = coin.deriveTokenId();

  const { access } = Mina.getAccount(address).permissions;
  if (access.constant.and(access.signatureNecessary).toBoolean()) {
    return notYet(
      'Ana calls mint and signs. But no one can use the account: access is impossible.',
    );
  }
  if (access.signatureNecessary.toBoolean()) {
    return notYet(
      "Ana calls mint, which makes a proof. But access demands a signature of the contract's key, so the chain rejects it.",
    );
  }
  const amount = 30 + Math.floor(Math.random() * 100);
  const minting = await Mina.transaction(ana, async () => {
    AccountUpdate.fundNewAccount(ana);
    await coin.mint(ben, UInt64.from(amount));
  });
  const updates = minting.transaction.accountUpdates.map(({ body }) => body);
  const signers = updates
    .filter(({ authorizationKind }) => authorizationKind.isSigned.toBoolean())
    .map(({ publicKey }) => publicKey.toBase58());
  const minted = updates
    .filter(({ tokenId }) => tokenId.equals(id).toBoolean())
    .filter(({ publicKey }) => publicKey.equals(ben).toBoolean())
    .reduce((sum, update) => sum + Number(update.balanceChange.toString()), 0);
  const others = signers.filter((signer) => signer !== ana.toBase58());
  if (minted !== amount || others.length > 0 || signers.length < 2) {
    return notYet(
      `Ana mints ${amount} coins for Ben and signs, and your contract no longer does that. Only deploy has to change.`,
    );
  }

  const attacks = [
    { who: 'Mallory', hasKey: false, to: mallory, amount: 1000 },
    { who: 'Mallory', hasKey: false, to: ben, amount: 1 },
    {
      who: "A thief with the contract's key",
      hasKey: true,
      to: ben,
      amount: 5,
    },
  ];
  for (const { who, hasKey, to, amount } of attacks) {
    if (!(await mintByHand(to, amount, hasKey))) continue;
    return notYet(
      `${who} mints ${amount} ${amount === 1 ? 'coin' : 'coins'} without mint, and the chain accepts it.`,
    );
  }

  const approve = (changes: number[]) =>
    Mina.transaction(mallory, async () => {
      const updates = changes.map((change, i) => {
        const update = AccountUpdate.create([mallory, ben, ana][i], id);
        update.balanceChange = Int64.from(change);
        return update;
      });
      await coin.approveBase(AccountUpdateForest.fromFlatArray(updates));
    }).catch(() => undefined);
  const list = (changes: number[]) =>
    changes.map((change) => short(Field(change))).join(', ');
  for (const changes of [
    [500],
    [1],
    [-1, 1000],
    [1000, -1],
    [-1, 1, 1],
    [-1, -1, amount],
    [1000],
  ]) {
    const made = changes.reduce((sum, change) => sum + change);
    // All provers together take long, so they try one list.
    const approvals =
      made === 1000
        ? await asEachProver(() => approve(changes))
        : [await approve(changes)];
    if (!approvals.some(Boolean)) continue;
    return notYet(
      `Mallory asks approveBase for changes of ${list(changes)}, and it approves them. So she makes ${made} ${made === 1 ? 'coin' : 'coins'} from nothing. Keep the line that checks the balances.`,
    );
  }
  for (const changes of [
    [-5, 5],
    [5, -5],
    [-5, 2, 3],
    [2000, -1000 - amount, amount - 1000],
  ]) {
    if (await approve(changes)) continue;
    return notYet(
      `A transfer changes the balances by ${list(changes)}, and approveBase rejects it. A transfer makes no coins, so approveBase has to accept it.`,
    );
  }

  const asAdmin = [ana.toFields(), mallory.toFields()] as const;
  const mintsForHerself = async () => {
    AccountUpdate.fundNewAccount(mallory);
    await coin.mint(mallory, UInt64.from(1000));
  };
  if (await isAccepted(mintsForHerself, mallory, asAdmin)) {
    return notYet(
      "Mallory calls mint, and she has 1000 coins. Ana didn't sign. Keep the line that asks for the admin's signature.",
    );
  }
  if (await isBelieved(chain, asAdmin, address, mintsForHerself, mallory)) {
    return notYet(
      "Mallory's own program says that she is the admin, and she mints 1000 coins. Your method doesn't compare the admin with the state.",
    );
  }

  // The empty key needs no signature: o1js leaves its update out.
  const other = Mina.TestPublicKey.random();
  const ownerless = new Coin(other);
  await deploy(ownerless, other, ana);
  const thefts = await asEachProver(() =>
    Mina.transaction(mallory, async () => {
      AccountUpdate.fundNewAccount(mallory);
      await ownerless.mint(mallory, UInt64.from(1000));
    }).catch(() => undefined),
  );
  if (thefts.some(Boolean)) {
    return notYet(
      'Ana forgot to set the admin of a second coin, and Mallory mints 1000 of it. Keep the line with isEmpty.',
    );
  }

  const gap = loosened(address, { access: Permissions.proof() });
  if (gap) return notYet(gap);
  const message =
    'Ana can mint. All three side doors are shut. approveBase makes no coins, and neither does mint if there is no admin.';
  return { state: 'passed', message };

  /** @returns true if the chain accepts coins that no method made */
  async function mintByHand(to: PublicKey, amount: number, hasKey: boolean) {
    const loot = await Mina.transaction(mallory, async () => {
      AccountUpdate.fundNewAccount(mallory);
      const coins = AccountUpdate.create(to, id);
      coins.balanceChange = Int64.from(amount);
      const parent = hasKey
        ? AccountUpdate.createSigned(address)
        : AccountUpdate.create(address);
      parent.approve(coins);
      return Promise.resolve();
    });
    const keys = hasKey ? [mallory.key, address.key] : [mallory.key];
    try {
      await loot.sign(keys).send();
      return true;
    } catch {
      return false;
    }
  }
};
