// not-yet: Ben is the treasurer and pays
import { PublicKey, SmartContract, State } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Club extends SmartContract {
  @state(PublicKey) treasurer = State<PublicKey>();

  @method async pay(to: PublicKey, amount: UInt64) {
    const treasurer = this.treasurer.getAndRequireEquals();
    treasurer.isEmpty().assertTrue('There is a treasurer');
    this.send({ to, amount });
  }
}
