const message = `[
  ballot.poll,
  ballot.yes.toField(),
]`;

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  ['not-yet: in poll 2', message, '[ballot.yes.toField()]'],
  [
    "not-yet: Mallory cast Ana's ballot",
    `signature
          .verify(ballot.voter, messageOf(ballot))
          .assertTrue('not signed by the voter');`,
    'signature.verify(ballot.voter, messageOf(ballot));',
  ],
  ['not-yet: changed it to no', message, '[ballot.poll]'],
  [
    "not-yet: Mallory cast Ana's ballot",
    ".assertTrue('not signed by the voter');",
    ".assertFalse('not signed by the voter');",
  ],
  [
    'not-yet: A yes in poll 0 has the same message',
    message,
    '[ballot.poll.mul(ballot.yes.toField())]',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[ ballot.poll, ballot.yes.toField(), ] → [ballot.yes.toField(), ballot.poll]',
    'the order in a message is free, as long as all use it',
  ],
];
