/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
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
];
