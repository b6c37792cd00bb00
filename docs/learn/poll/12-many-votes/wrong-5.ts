// not-yet: from 4 to 1000
import { Bool, Field, Provable, Reducer } from 'o1js';
import { SmartContract, State, UInt32, method, state } from 'o1js';

const options = { maxUpdatesWithActions: 5 };

export class Poll extends SmartContract {
  @state(UInt32) yes = State(UInt32.zero);
  @state(Field) counted = State(Reducer.initialActionState);

  reducer = Reducer({ actionType: Bool });

  @method async vote(yes: Bool) {
    this.reducer.dispatch(yes);
  }

  @method async tally() {
    const fromActionState = this.counted.getAndRequireEquals();
    const votes = this.reducer.getActions({ fromActionState });
    const count = (sum: UInt32, yes: Bool) => Provable.if(yes, sum.add(1), sum);
    const before = this.yes.get();
    this.yes.requireNothing();
    const after = this.reducer.reduce(votes, UInt32, count, before, options);
    this.yes.set(after);
    this.counted.set(votes.hash);
  }
}
