import { PublicKey, SmartContract, State, UInt64, method, state } from 'o1js';

export class Shop extends SmartContract {
  @state(PublicKey) owner = State<PublicKey>();
  @state(UInt64) price = State<UInt64>();

  @method async setUp(owner: PublicKey) {
    this.owner.requireEquals(PublicKey.empty());
    this.owner.set(owner);
  }
  @method async setPrice(price: UInt64) {
    this.owner.getAndRequireEquals();
    this.price.set(price);
  }
}
