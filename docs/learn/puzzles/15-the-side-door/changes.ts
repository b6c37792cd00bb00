/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: 0 coins',
    'loot.balanceChange = Int64.from(1000);',
    'loot.balanceChange = Int64.from(0);',
  ],
  [
    'not-yet: a signature of the contract',
    'AccountUpdate.create(coin).approve(loot);',
    'AccountUpdate.createSigned(coin).approve(loot);',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['1000 → 1001', '1001 coins are made from nothing, too'],
  ['1000 → 999', '999 coins are made from nothing, too'],
];
