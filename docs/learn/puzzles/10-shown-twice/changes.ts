/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: she told Ben her number',
    'return undefined;',
    'return ticket.number;',
  ],
  [
    "not-yet: Mallory isn't inside",
    `await door.enter(ticket, used);
  return undefined;`,
    `used.insert(ticket.number, 1n);
  return Field(666);`,
  ],
  [
    "not-yet: can't be proved: Not sold",
    'await door.enter(ticket, used);',
    `const number = ticket.number.add(1);
  await door.enter(new Ticket({ number, seal: ticket.seal }), used);`,
  ],
  [
    'not-yet: The chain rejects',
    'await door.enter(ticket, used);',
    'await door.enter(ticket, new Used());',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    'undefined → o1js.Field(1)',
    'a wrong number is no better for the next guest',
  ],
];
