/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: Ben votes no',
    'Ballot.check(ballot);',
    'ballot.yes.assertTrue();',
  ],
  [
    'not-yet: a yes of 2',
    'Ballot.check(ballot);',
    'ballot.yes.toField().assertNotEquals(5);',
  ],
  ['not-yet: for poll 7', 'ballot.poll.assertEquals(1);', ''],
  [
    'not-yet: a yes of 7',
    'Ballot.check(ballot);',
    `const yes = ballot.yes.toField();
        yes.mul(yes.sub(1)).mul(yes.sub(7)).assertEquals(0);`,
  ],
];
