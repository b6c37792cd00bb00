import { Field, IndexedMerkleMap, Permissions, PublicKey } from 'o1js';
import { Signature, SmartContract, State, Struct, method, state } from 'o1js';

export class Used extends IndexedMerkleMap(5) {} // room for 15 tickets
export class Ticket extends Struct({ number: Field, seal: Signature }) {}

export class Door extends SmartContract {
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
  }
}

// --- your part ---
type Told = Promise<Field | undefined>; // what Mallory tells the next guest
export async function attack(door: Door, ticket: Ticket, used: Used): Told {
  await door.enter(ticket, used);
  used.insert(ticket.number, 1n);
  await door.enter(ticket, used); // shown twice
  return ticket.number;
}
// --- end ---
