import { permitting } from '../../permitting';

const imports = "import { Bool, Field, Provable, Reducer } from 'o1js';";
const reducer = 'reducer = Reducer({ actionType: Bool });';

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: sixth vote',
    `const before = this.yes.getAndRequireEquals();
    const after = this.reducer.reduce(votes, UInt32, count, before, options);
    this.yes.set(after);
    this.counted.set(votes.hash);`,
    `const before = UInt32.zero;
    const after = this.reducer.reduce(votes, UInt32, count, before, options);
    this.yes.set(after);`,
  ],
  [
    'not-yet: the count is 3',
    'const count = (sum: UInt32, yes: Bool) => Provable.if(yes, sum.add(1), sum);',
    'const count = (sum: UInt32, yes: Bool) => sum.add(1);',
  ],
  [
    'not-yet: After the second tally',
    'this.counted.set(votes.hash);',
    'this.counted.set(Reducer.initialActionState);',
  ],
  [
    'not-yet: from 4 to 6',
    'const fromActionState = this.counted.getAndRequireEquals();',
    `const fromActionState = this.counted.get();
    this.counted.requireNothing();`,
  ],
  [
    'not-yet: from 4 to 1000',
    'const before = this.yes.getAndRequireEquals();',
    `const before = this.yes.get();
    this.yes.requireNothing();`,
  ],

  [
    'passed',
    'this.counted.set(votes.hash);',
    'this.counted.set(this.account.actionState.getAndRequireEquals());',
  ],
  [
    'not-yet: reads a false state',
    'this.counted.set(votes.hash);',
    'this.counted.set(this.account.actionState.get());',
  ],
  [
    'not-yet: adds a yes to the waiting votes',
    'const options = { maxUpdatesWithActions: 5 };',
    `const options = {
  maxUpdatesWithActions: 5,
  skipActionStatePrecondition: true,
};`,
  ],
  [
    'not-yet: Everyone can dispatch actions without your method',
    ...permitting(imports, reducer, 'editActionState: Permissions.none()'),
  ],
  [
    'not-yet: Everyone can change the state without your method',
    ...permitting(imports, reducer, 'editState: Permissions.none()'),
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['5 → 6', 'a larger tally is no mistake'],
  ['maxUpdatesWithActions: 5, → nothing', 'o1js takes 32 then'],
  ['5 → 4', 'a smaller tally is no mistake'],
];
