// not-yet: without Ben's signature
import { PublicKey, SmartContract, State } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Club extends SmartContract {
  @state(PublicKey) treasurer = State<PublicKey>();

  @method async pay(to: PublicKey, amount: UInt64) {
    const treasurer = this.treasurer.getAndRequireEquals();
    treasurer.isEmpty().assertFalse('No treasurer');
    this.send({ to, amount });
  }
}
