/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: in another order',
    'const entry = new Entry({ place: before.length, number: ticket.number });',
    'const entry = new Entry({ place: Field(0), number: ticket.number });',
  ],
  [
    'not-yet: emits an event in the name of the door',
    `override async deploy() {
    await super.deploy();
    const access = Permissions.proof(); // no update without a method
    this.account.permissions.set({ ...Permissions.default(), access });
  }`,
    '',
  ],
  [
    "not-yet: Mallory's phone can't build the map",
    'const entry = new Entry({ place: before.length, number: ticket.number });',
    `const entry = new Entry({
      place: before.length,
      number: ticket.number.add(1),
    });`,
  ],
  [
    'not-yet: shows the same ticket again',
    'used.insert(ticket.number, 1n); // fails if it was used',
    'used.set(ticket.number, 1n);',
  ],
  ['not-yet: an empty map', 'this.used.requireEquals(before.root);', ''],
  [
    'not-yet: an empty map',
    'import { Field, IndexedMerkleMap, Permissions, PublicKey }',
    'import { Field, IndexedMerkleMap, Permissions, Provable, PublicKey }',
    'this.used.requireEquals(before.root);',
    'this.used.requireEquals(Provable.witness(Field, () => before.root));',
  ],
  [
    'not-yet: sealed herself',
    "ticket.seal.verify(office, [ticket.number]).assertTrue('Not sold');",
    '',
  ],
  [
    'not-yet: says that she is the box office',
    'const office = this.office.getAndRequireEquals();',
    `const office = this.office.get();
    this.office.requireNothing();`,
  ],
  [
    'not-yet: reads the whole ticket',
    'export class Entry extends Struct({ place: Field, number: Field }) {}',
    'export class Entry extends Struct({ place: Field, ticket: Ticket }) {}',
    `    const entry = new Entry({ place: before.length, number: ticket.number });
    this.emitEvent('used', entry);`,
    "    this.emitEvent('used', new Entry({ place: before.length, ticket }));",
    '  for (const { number } of entries) used.insert(number, 1n);',
    '  for (const { ticket } of entries) used.insert(ticket.number, 1n);',
  ],

  [
    'not-yet: says that no ticket is used',
    'this.used.requireEquals(before.root);',
    `this.used.requireNothing();
    this.used.get().assertEquals(before.root);`,
  ],
  [
    "not-yet: Ben has a real ticket and the right map, and the call can't be proved",
    'used.insert(ticket.number, 1n); // fails if it was used',
    'used.insert(Field.fromBits(ticket.number.toBits().slice(0, 250)), 1n);',
    'for (const { number } of entries) used.insert(number, 1n);',
    `for (const { number } of entries)
    used.insert(Field.fromBits(number.toBits().slice(0, 250)), 1n);`,
  ],
  [
    'not-yet: reads the whole ticket',
    'export class Entry extends Struct({ place: Field, number: Field }) {}',
    `export class Entry extends Struct({
  seal: Signature,
  place: Field,
  number: Field,
}) {}`,
    'const entry = new Entry({ place: before.length, number: ticket.number });',
    'const entry = new Entry({ place: before.length, ...ticket });',
  ],
  [
    'not-yet: Everyone can change the state without your method',
    '{ ...Permissions.default(), access }',
    '{ ...Permissions.default(), access, editState: Permissions.none() }',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    'this.used.requireEquals(before.root); → try { this.used.requireEquals(before.root); } catch {}',
    'the chain compares, and the circuit throws nothing',
  ],
  ...[
    'used.insert(number, 1n); → try { used.insert(number, 1n); } catch {}',
    'used.insert(number, 1n); → o1js.Provable.asProver(() => { used.insert(number, 1n); });',
    'number → a copy of it',
    'insert → set (2)',
  ].map((change) => [change, "a guest's phone builds the map, and no circuit"]),
];
