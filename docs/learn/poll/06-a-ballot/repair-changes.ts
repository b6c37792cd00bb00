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
    'not-yet: for poll −19 with a yes of 5',
    'ballot.poll.assertEquals(1);',
    '',
    'Ballot.check(ballot);',
    `const yes = ballot.yes.toField();
        yes.mul(yes.sub(1)).add(ballot.poll).assertEquals(1);`,
  ],
  [
    'not-yet: for poll −1 ',
    'ballot.poll.assertEquals(1);',
    'ballot.poll.square().assertEquals(1);',
  ],
  [
    'not-yet: with a yes of 1',
    'ballot.poll.assertEquals(1);',
    'Field.fromBits(ballot.poll.toBits().slice(0, 2)).assertEquals(1);',
  ],
  [
    'not-yet: a yes of 7',
    'Ballot.check(ballot);',
    `const yes = ballot.yes.toField();
        yes.mul(yes.sub(1)).mul(yes.sub(7)).assertEquals(0);`,
  ],
];
