// not-yet: takes 5 MINA
import { AccountUpdate, PublicKey, SmartContract, State } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Club extends SmartContract {
  @state(PublicKey) treasurer = State<PublicKey>();

  @method async pay(to: PublicKey, amount: UInt64) {
    const treasurer = this.treasurer.getAndRequireEquals();
    this.sender.getAndRequireSignature();
    AccountUpdate.createSigned(treasurer);
    this.send({ to, amount });
  }
}
