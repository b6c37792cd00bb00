/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: voted in poll 2',
    'if (!vote.publicInput.poll.equals(poll).toBoolean()) return false;',
    '',
  ],
  [
    "not-yet: Mallory isn't a member",
    `const { voter } = vote.publicInput;
  if (!members.some((m) => m.equals(voter).toBoolean())) return false;`,
    '',
  ],
  [
    "not-yet: changed Ana's yes to no",
    'return CastVote.verify(vote);',
    'return true;',
  ],
  [
    'not-yet: throw an error',
    'return CastVote.verify(vote);',
    'return CastVote.verify(vote).catch(() => true);',
  ],
  [
    "not-yet: rejects Ana's vote in poll 1",
    `const { voter } = vote.publicInput;
  if (!members.some((m) => m.equals(voter).toBoolean())) return false;
  return CastVote.verify(vote);`,
    'return vote.publicInput.voter === members[0] && CastVote.verify(vote);',
  ],
  [
    "not-yet: Mallory proved Ana's ballot",
    'signature.verify(ballot.voter, messageOf(ballot)).assertTrue();',
    '',
  ],
  ['not-yet: a ballot with 5 votes', 'Ballot.check(ballot);', ''],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[ ballot.poll, ballot.yes.toField(), ] → [ballot.yes.toField(), ballot.poll]',
    'the order in a message is free, as long as all use it',
  ],
  ['vote → a copy of it', 'the treasurer copies the vote on their own machine'],
];
