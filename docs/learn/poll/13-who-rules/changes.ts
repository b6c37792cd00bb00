/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: can change the permissions without your method',
    'await send(() => new Poll(address).deploy());',
    `const deploy = SmartContract.prototype.deploy;
  await send(() => deploy.call(new Poll(address)));`,
  ],
  [
    'not-yet: find the code of Trap',
    'await send(() => new Poll(address).deploy());',
    '',
  ],
  [
    'not-yet: the code of Poll',
    `await send(() => new Trap(address).deploy());
  await send(() => new Trap(address).stuff());
  await send(() => new Poll(address).deploy());`,
    `await send(() => new Poll(address).deploy());
  await send(() => new Trap(address).deploy());
  await send(() => new Trap(address).stuff());`,
  ],
  ['accepted: nobody is cheated', 'this.yes.set(UInt32.from(1000));', ''],

  [
    'not-yet: The first `deploy` of an account',
    `await send(() => new Trap(address).deploy());
  await send(() => new Trap(address).stuff());
  await send(() => new Poll(address).deploy());`,
    `await send(async () => {
    await new Trap(address).deploy();
    await new Trap(address).stuff();
    await new Poll(address).deploy();
  });`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['1000 → 1001', '1001 votes are made up, too'],
  ['1000 → 999', '999 votes are made up, too'],
];
