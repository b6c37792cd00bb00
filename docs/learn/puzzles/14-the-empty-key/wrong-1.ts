// accepted: Mallory gets 0 MINA
import { AccountUpdate, PublicKey, SmartContract, State } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Club extends SmartContract {
  @state(PublicKey) treasurer = State<PublicKey>();

  @method async pay(to: PublicKey, amount: UInt64) {
    const treasurer = this.treasurer.getAndRequireEquals();
    AccountUpdate.createSigned(treasurer);
    this.send({ to, amount });
  }
}

// --- your part ---
export async function attack(club: Club, mallory: PublicKey) {
  await club.pay(mallory, UInt64.from(0));
}
// --- end ---
