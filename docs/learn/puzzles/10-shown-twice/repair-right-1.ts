import { Field, IndexedMerkleMap, Permissions, PublicKey } from 'o1js';
import { Signature, SmartContract, State, Struct, method, state } from 'o1js';

export class Used extends IndexedMerkleMap(5) {} // room for 15 tickets
export class Ticket extends Struct({ number: Field, seal: Signature }) {}
export class Entry extends Struct({ before: Field, number: Field }) {}

export class Door extends SmartContract {
  events = { used: Entry };
  @state(PublicKey) office = State<PublicKey>(); // it seals the tickets
  @state(Field) used = State(new Used().root);

  override async deploy() {
    await super.deploy();
    const access = Permissions.proof(); // no update without a method
    this.account.permissions.set({ ...Permissions.default(), access });
  }
  @method async enter(ticket: Ticket, before: Used) {
    const office = this.office.getAndRequireEquals();
    ticket.seal.verify(office, [ticket.number]).assertTrue('Not sold');
    this.used.requireEquals(before.root);
    const used = before.clone();
    used.insert(ticket.number, 1n); // fails if it was used
    this.used.set(used.root);
    const { number } = ticket;
    this.emitEvent('used', new Entry({ before: before.root, number }));
  }
}

/** Builds the map of used tickets: each entry names the root before it. */
export async function usedIn(door: Door) {
  const numbers = new Map<string, Field>();
  for (const { event } of await door.fetchEvents()) {
    const { before, number } = event.data as unknown as Entry;
    numbers.set(before.toString(), number);
  }
  const used = new Used();
  for (let i = 0; i < numbers.size; i++) {
    used.insert(numbers.get(used.root.toString())!, 1n);
  }
  return used;
}
