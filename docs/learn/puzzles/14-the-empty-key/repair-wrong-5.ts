// not-yet: says that she is the treasurer
import { AccountUpdate, PublicKey, SmartContract, State } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Club extends SmartContract {
  @state(PublicKey) treasurer = State<PublicKey>();

  @method async pay(to: PublicKey, amount: UInt64) {
    const treasurer = this.treasurer.get();
    this.treasurer.requireNothing();
    treasurer.isEmpty().assertFalse('No treasurer');
    AccountUpdate.createSigned(treasurer);
    this.send({ to, amount });
  }
}
