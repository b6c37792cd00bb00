/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  ['accepted: 0 votes', 'this.yes.set(UInt32.from(1000));', ''],
  [
    'not-yet: only 1 of 8 slots',
    `@method async prepare() {
    super.init();`,
    '@method async prepare() {',
  ],
  [
    "not-yet: can't open",
    "export const plan: Step[] = ['deploy Trap', 'prepare', 'deploy Poll'];",
    "export const plan: Step[] = ['deploy Trap', 'prepare', 'deploy Poll', 'open'];",
  ],
  [
    'not-yet: has no method prepare',
    "export const plan: Step[] = ['deploy Trap', 'prepare', 'deploy Poll'];",
    "export const plan: Step[] = ['deploy Poll', 'prepare'];",
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['1000 → 1001', '1001 votes are made up, too'],
  ['1000 → 999', '999 votes are made up, too'],
];
