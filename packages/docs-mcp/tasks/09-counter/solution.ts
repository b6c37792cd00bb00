import { Field, SmartContract, State, method, state } from 'o1js';

export class Counter extends SmartContract {
  @state(Field) count = State(Field(0));

  @method async increase(by: Field) {
    by.assertLessThan(10, 'too much');
    const count = this.count.getAndRequireEquals();
    this.count.set(count.add(by));
  }
}
