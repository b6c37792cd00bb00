import { Mina } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** Ana sees Poll's code and a proved state, and the poll has votes. */
export const check: Check<typeof Program> = async ({ Poll, Trap, plan }) => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [mallory] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const [poll, trap] = [new Poll(address), new Trap(address)];
  // The part of an account that the steps change, as the chain changes it.
  let code = 'no code';
  let isProved = false;
  let slots = Array.from({ length: 8 }, () => 0n);

  for (const step of plan) {
    if (step === 'deploy Trap' || step === 'deploy Poll') {
      code = step.replace('deploy ', '');
      continue;
    }
    const owner = step === 'open' ? 'Poll' : 'Trap';
    if (code !== owner) {
      const message = `The chain rejects "${step}": the account has ${code}, and it has no method ${step}.`;
      return { state: 'not-yet', message };
    }
    let body;
    try {
      const made = await Mina.transaction(mallory, () =>
        step === 'open' ? poll.open() : trap.prepare(),
      );
      ({ body } = made.transaction.accountUpdates[0]!);
    } catch (error) {
      const [line] = (error as Error).message.split('\n');
      const message = `"${step}" can't be proved: ${line}`;
      return { state: 'not-yet', message, error };
    }
    const { isSome, value } = body.preconditions.account.provedState;
    if (isSome.toBoolean() && value.toBoolean() !== isProved) {
      const message = `The chain rejects "${step}": super.init() needs a state that no proof wrote yet, so Mallory can't ${step} now.`;
      return { state: 'not-yet', message };
    }
    const written = body.update.appState;
    slots = slots.map((old, i) => {
      const slot = written[i];
      return slot.isSome.toBoolean() ? slot.value.toBigInt() : old;
    });
    isProved ||= written.every((slot) => slot.isSome.toBoolean());
    if (isProved) continue;
    const count = written.filter((slot) => slot.isSome.toBoolean()).length;
    const message = `"${step}" sets only ${count} of 8 slots, so provedState stays false, and Ana doesn't join.`;
    return { state: 'not-yet', message };
  }

  if (code !== 'Poll') {
    const message = `Ana compares the code: the account has ${code} and not Poll. She doesn't join.`;
    return { state: 'not-yet', message };
  }
  if (!isProved) {
    const message =
      "Ana sees Poll's code, but provedState is false. She doesn't join.";
    return { state: 'not-yet', message };
  }
  const votes = slots.reduce((sum, slot) => sum + slot, 0n);
  if (votes === 0n) {
    const message =
      'Ana joins. The poll starts with 0 votes, so Mallory did nothing wrong.';
    return { state: 'accepted', message };
  }
  const message = `Ana joins: the code is Poll, and provedState is true. The poll starts with ${votes} votes that no one cast.`;
  return { state: 'passed', message };
};
