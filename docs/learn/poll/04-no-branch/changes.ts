/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: no value yet',
    'return Provable.if(yes, votes.add(1), votes);',
    `if (yes.toBoolean()) return votes.add(1);
  return votes;`,
  ],
  [
    'not-yet: Ben voted no',
    'return Provable.if(yes, votes.add(1), votes);',
    'return Provable.if(yes, votes, votes.add(1));',
  ],
  [
    'not-yet: had 41 votes',
    'return Provable.if(yes, votes.add(1), votes);',
    'return Provable.if(yes, UInt32.from(8), UInt32.from(7));',
  ],
  [
    'not-yet: A UInt32 has no room for one more',
    'Provable.if(yes, votes.add(1), votes)',
    'UInt32.Unsafe.fromField(votes.value.add(yes.toField()))',
  ],
];
