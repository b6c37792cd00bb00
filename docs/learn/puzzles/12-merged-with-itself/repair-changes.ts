/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: Tuesday and Monday',
    'left.publicOutput.to.assertEquals(right.publicOutput.from);',
    'left.publicOutput.from.assertNotEquals(right.publicOutput.from);',
  ],
  [
    'not-yet: Monday and Wednesday',
    'left.publicOutput.to.assertEquals(right.publicOutput.from);',
    'left.publicOutput.to.assertLessThanOrEqual(right.publicOutput.from);',
  ],
  [
    'not-yet: your circuit rejects it',
    'left.publicOutput.to.assertEquals(right.publicOutput.from);',
    `left.publicOutput.from.assertEquals(0);
        right.publicOutput.from.assertEquals(1);`,
  ],
  ["not-yet: doesn't verify the right proof", 'right.verify();', ''],
  [
    'not-yet: proofs of polls 1 and 49',
    `left.publicInput.assertEquals(poll);
        right.publicInput.assertEquals(poll);`,
    'left.publicInput.mul(right.publicInput).assertEquals(poll.mul(poll));',
  ],
  [
    'not-yet: proofs of polls −7 and 7',
    'left.publicInput.assertEquals(poll);',
    'left.publicInput.square().assertEquals(poll.square());',
  ],
  [
    'not-yet: Monday of poll 7 and Wednesday of poll 8',
    `right.publicInput.assertEquals(poll);
        left.publicOutput.to.assertEquals(right.publicOutput.from);`,
    `left.publicOutput.to
          .sub(right.publicOutput.from)
          .add(right.publicInput.sub(poll))
          .assertEquals(0);`,
  ],
  [
    'not-yet: Monday of poll 8 and Wednesday of poll 7',
    `left.publicInput.assertEquals(poll);
        right.publicInput.assertEquals(poll);
        left.publicOutput.to.assertEquals(right.publicOutput.from);`,
    `right.publicInput.assertEquals(poll);
        left.publicOutput.to
          .add(left.publicInput)
          .assertEquals(right.publicOutput.from.add(poll));`,
  ],
  [
    'not-yet: Mallory merges Monday and day −1',
    'left.publicOutput.to.assertEquals(right.publicOutput.from);',
    `left.publicOutput.to
          .square()
          .assertEquals(right.publicOutput.from.square());`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    'left.verify(); → try { left.verify(); } catch {}',
    'verify throws no error',
  ],
  [
    'right.verify(); → try { right.verify(); } catch {}',
    'verify throws no error',
  ],
];
