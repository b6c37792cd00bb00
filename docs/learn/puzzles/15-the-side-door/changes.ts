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
