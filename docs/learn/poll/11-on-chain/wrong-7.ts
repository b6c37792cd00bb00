// not-yet: sent 10 transactions
import { SmartContract, State, UInt32, method, state } from 'o1js';

export class Poll extends SmartContract {
  @state(UInt32) yes = State(UInt32.zero);

  @method async voteYes() {
    const yes = this.yes.getAndRequireEquals();
    this.yes.set(yes.add(1));
  }
}

// Builds, proves and sends a vote. It throws if the chain rejects it.
type Send = () => Promise<void>;

export async function vote(send: Send): Promise<void> {
  try {
    await send();
  } catch {
    await vote(send);
  }
}
