// not-yet: says that she is the box office
import { Field, IndexedMerkleMap, Permissions, PublicKey } from 'o1js';
import { Signature, SmartContract, State, Struct, method, state } from 'o1js';

export class Used extends IndexedMerkleMap(5) {} // room for 15 tickets
export class Ticket extends Struct({ number: Field, seal: Signature }) {}
export class Entry extends Struct({ place: Field, number: Field }) {}

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
    const office = this.office.get();
    this.office.requireNothing();
    ticket.seal.verify(office, [ticket.number]).assertTrue('Not sold');
    this.used.requireEquals(before.root);
    const used = before.clone();
    used.insert(ticket.number, 1n); // fails if it was used
    this.used.set(used.root);
    const entry = new Entry({ place: before.length, number: ticket.number });
    this.emitEvent('used', entry);
  }
}

/** Builds the map of used tickets on a phone that knows only the chain. */
export async function usedIn(door: Door) {
  const events = await door.fetchEvents();
  const entries = events.map(({ event }) => event.data as unknown as Entry);
  entries.sort((a, b) => Number(a.place) - Number(b.place));
  const used = new Used();
  for (const { number } of entries) used.insert(number, 1n);
  return used;
}
