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
  ...[
    'Number(vote.publicInput.poll) !== Number(poll)',
    '!vote.publicInput.poll.toString().endsWith(poll.toString())',
    'parseInt(JSON.parse(text).publicInput[0]) !== Number(poll)',
  ].map((isOther) => [
    'not-yet: Ana voted in poll',
    '!vote.publicInput.poll.equals(poll).toBoolean()',
    isOther,
  ]),
  [
    'not-yet: Ana signed a yes in poll 0. Mallory changed it to no',
    'ballot.yes.toField(),',
    'ballot.yes.toField().mul(ballot.poll),',
  ],
  [
    'not-yet: took it to poll',
    `[
  ballot.poll,`,
    `[
  Field.fromBits(ballot.poll.toBits().slice(0, 32)),`,
  ],
  [
    "not-yet: rejects Ana's vote in poll 1",
    '// Runs on',
    'const known = new Map<string, boolean>();\n// Runs on',
    'return CastVote.verify(vote);',
    `const key = text.slice(0, 80);
  if (!known.has(key)) known.set(key, await CastVote.verify(vote));
  return known.get(key)!;`,
  ],
  [
    'not-yet: the same text with a no',
    '// Runs on',
    'const known = new Map<string, boolean>();\n// Runs on',
    'return CastVote.verify(vote);',
    `const key = voter.toBase58();
  if (!known.get(key)) known.set(key, await CastVote.verify(vote));
  return known.get(key)!;`,
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
