import { AccountUpdate, Mina } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { deploy } from '../../chain';
import type * as Program from './start';

/** Mallory mints coins with a transaction that only she signs. */
export const check: Check<typeof Program> = async ({ Coin, attack }) => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [ana, mallory] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const coin = new Coin(address);
  await deploy(coin, address, ana, () => coin.admin.set(ana));

  const id = coin.deriveTokenId();
  try {
    const made = await Mina.transaction(mallory, async () => {
      AccountUpdate.fundNewAccount(mallory); // pays for her account of coins
      attack(address, id, mallory);
      return Promise.resolve();
    });
    const unsigned = made.transaction.accountUpdates.some(
      ({ body: { publicKey, authorizationKind } }) =>
        authorizationKind.isSigned.toBoolean() &&
        publicKey.equals(address).toBoolean(),
    );
    if (unsigned) {
      const message =
        "The chain rejects this: it needs a signature of the contract, and Mallory doesn't have that key.";
      return { state: 'not-yet', message };
    }
    await made.sign([mallory.key]).send();
  } catch (error) {
    const text = (error as Error).message;
    const why = text.includes('Token_owner_not_caller')
      ? "an update that adds coins has to be below an update of the coin's account"
      : text.split('\n').slice(0, 2).join(' ');
    const message = `The chain rejects this: ${why}.`;
    return { state: 'not-yet', message, error };
  }
  const coins = Mina.getBalance(mallory, id).toString();
  if (coins === '0') {
    const message =
      'The chain accepts this, and Mallory has 0 coins. No coin was made.';
    return { state: 'accepted', message };
  }
  const message = `Mallory has ${coins} coins. She never called mint, and Ana didn't sign.`;
  return { state: 'passed', message };
};
