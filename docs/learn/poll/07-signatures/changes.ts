const message = `[
  ballot.poll,
  ballot.yes.toField(),
]`;

const verified = `signature
          .verify(ballot.voter, messageOf(ballot))
          .assertTrue('not signed by the voter');`;

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  ['not-yet: in poll 2', message, '[ballot.yes.toField()]'],
  [
    "not-yet: Mallory cast Ana's ballot",
    verified,
    'signature.verify(ballot.voter, messageOf(ballot));',
  ],
  ['not-yet: changed it to no', message, '[ballot.poll]'],
  [
    "not-yet: Mallory cast Ana's ballot",
    ".assertTrue('not signed by the voter');",
    ".assertFalse('not signed by the voter');",
  ],
  [
    'not-yet: A no in poll 2 has the same message',
    message,
    '[ballot.poll.add(ballot.yes.toField())]',
  ],
  ...[
    '[ballot.poll.mul(ballot.yes.toField())]',
    '[ballot.poll, ballot.yes.toField().mul(ballot.poll)]',
  ].map((other) => [
    'not-yet: signed a no in poll 0. Mallory changed it to yes',
    message,
    other,
  ]),
  [
    'not-yet: used her signature in poll',
    message,
    '[Field.fromBits(ballot.poll.toBits().slice(0, 16)), ballot.yes.toField()]',
  ],
  [
    'not-yet: the other key with the same x',
    verified,
    `const { x } = ballot.voter;
        const fits = [true, false].map((isOdd) =>
          signature.verify(
            PublicKey.from({ x, isOdd: Bool(isOdd) }),
            messageOf(ballot),
          ),
        );
        fits[0].or(fits[1]).assertTrue();`,
  ],
  // `verify` has no point for the empty key, so the circuit rejects it.
  [
    'passed',
    verified,
    `signature
          .verify(ballot.voter, messageOf(ballot))
          .or(ballot.voter.isEmpty())
          .assertTrue();`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[ ballot.poll, ballot.yes.toField(), ] → [ballot.yes.toField(), ballot.poll]',
    'the order in a message is free, as long as all use it',
  ],
];
