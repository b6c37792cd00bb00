/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: accepts 5',
    `export function isVoteFast(vote: Field) {
  vote.mul(vote).assertEquals(vote, 'not a vote');
}`,
    'export function isVoteFast(vote: Field) {}',
  ],
  [
    'not-yet: rejects 0',
    "vote.mul(vote).assertEquals(vote, 'not a vote');",
    'vote.mul(vote).assertEquals(1);',
  ],
  [
    'not-yet: no value yet',
    "vote.mul(vote).assertEquals(vote, 'not a vote');",
    "if (vote.toBigInt() > 1n) throw Error('not a vote');",
  ],
  [
    'not-yet: fails for every number: not a vote',
    "vote.mul(vote).assertEquals(vote, 'not a vote');",
    "if (vote.greaterThan(1)) throw Error('not a vote');",
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['1n → 2n', 'counts rows, for which the value does not matter'],
  ['1n → 0n', 'counts rows, for which the value does not matter'],
  ['1n → o1js.Field(1)', 'counts rows, for which the value does not matter'],
];
