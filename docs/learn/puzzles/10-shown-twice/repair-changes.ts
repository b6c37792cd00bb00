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
    'not-yet: shows it again',
    'used.insert(ticket.number, 1n); // fails if it was used',
    'used.set(ticket.number, 1n);',
  ],
  ['not-yet: an empty map', 'this.used.requireEquals(before.root);', ''],
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
];
