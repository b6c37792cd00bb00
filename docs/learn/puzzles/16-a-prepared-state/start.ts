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
  }
}
export const plan: Step[] = ['deploy Trap', 'prepare'];
// --- end ---
