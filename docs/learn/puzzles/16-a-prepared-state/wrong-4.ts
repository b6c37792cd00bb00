// not-yet: has no method prepare
import { SmartContract, State, UInt32, method, state } from 'o1js';

export class Poll extends SmartContract {
  @state(UInt32) yes = State<UInt32>();
  @state(UInt32) no = State<UInt32>();

  @method async open() {
    super.init();
  }
}
export type Step = 'deploy Trap' | 'prepare' | 'deploy Poll' | 'open';

// --- your part ---
export class Trap extends SmartContract {
  @state(UInt32) yes = State<UInt32>();

  @method async prepare() {
    super.init();
    this.yes.set(UInt32.from(1000));
  }
}
export const plan: Step[] = ['deploy Poll', 'prepare'];
// --- end ---
