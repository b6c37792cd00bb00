// not-yet: yes starts with 5
import { Field } from 'o1js';

/** What Ana reads from the chain before the first vote. */
export interface Account {
  code: string;
  isLocked: boolean; // code and permissions stay, state needs a proof
  provedState: boolean;
  slots: Field[]; // yes, no, and six unused
}

/** Decides if Ana joins a new poll. */
export function isFair(account: Account) {
  const { code, isLocked, provedState, slots } = account;
  return (
    code === 'Poll' &&
    isLocked &&
    provedState &&
    slots
      .reduce((a, b) => a.add(b))
      .equals(0)
      .toBoolean()
  );
}
