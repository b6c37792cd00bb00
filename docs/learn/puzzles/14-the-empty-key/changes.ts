/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Mallory gets 0 MINA',
    'await club.pay(mallory, UInt64.from(5e9));',
    'await club.pay(mallory, UInt64.from(0));',
  ],
  [
    'not-yet: needs a proof',
    'await club.pay(mallory, UInt64.from(5e9));',
    'AccountUpdate.create(club.address).send({ to: mallory, amount: 5e9 });',
  ],
  [
    'accepted: Mallory gives the club 5 MINA',
    'await club.pay(mallory, UInt64.from(5e9));',
    'AccountUpdate.createSigned(mallory).send({ to: club.address, amount: 5e9 });',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['5e9 → 5000000001', 'the theft is a nanoMINA larger'],
  ['5e9 → 4999999999', 'the theft is a nanoMINA smaller'],
];
