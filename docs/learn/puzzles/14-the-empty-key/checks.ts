import { AccountUpdate, Mina, PublicKey } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { deploy } from '../../chain';
import type * as Program from './start';

/** Mallory's transaction is valid with her key only, and pays her. */
export const check: Check<typeof Program> = async ({ Club, attack }) => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [ben, mallory] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const club = new Club(address);
  await deploy(club, address, ben, () => {
    club.treasurer.set(PublicKey.empty() as PublicKey);
    AccountUpdate.createSigned(ben).send({ to: address, amount: 10e9 });
  });

  let updates;
  try {
    const made = await Mina.transaction(mallory, () => attack(club, mallory));
    updates = made.transaction.accountUpdates.map(({ body }) => body);
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    const message = `Mallory's transaction can't be made: ${line}`;
    return { state: 'not-yet', message, error };
  }
  const ofClub = updates.filter(({ publicKey }) =>
    publicKey.equals(address).toBoolean(),
  );
  const unsigned = updates.find(
    ({ publicKey, authorizationKind: { isSigned } }) =>
      isSigned.toBoolean() && !publicKey.equals(mallory).toBoolean(),
  );
  if (unsigned) {
    const whose = ofClub.includes(unsigned) ? 'the contract' : 'another member';
    const message = `The chain rejects this: it needs a signature of ${whose}, and Mallory doesn't have that key.`;
    return { state: 'not-yet', message };
  }
  const changes = ofClub.map(({ balanceChange, authorizationKind }) => ({
    nanoMina: Number(balanceChange.toString()),
    isProved: authorizationKind.isProved.toBoolean(),
  }));
  if (changes.some(({ nanoMina, isProved }) => nanoMina < 0 && !isProved)) {
    const message =
      "The chain rejects this: to take money from the contract, a transaction needs a proof of one of the contract's methods.";
    return { state: 'not-yet', message };
  }
  const lost = -changes.reduce((sum, { nanoMina }) => sum + nanoMina, 0) / 1e9;
  if (lost <= 0) {
    const gift = `Mallory gives the club ${-lost} MINA.`;
    const nothing = 'Mallory gets 0 MINA.';
    const message = `The chain accepts this. ${lost < 0 ? gift : nothing} The club lost nothing.`;
    return { state: 'accepted', message };
  }
  const message = `The contract pays ${lost} MINA, and only Mallory signed. The signature of the empty key is left out.`;
  return { state: 'passed', message };
};
