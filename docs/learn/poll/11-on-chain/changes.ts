import { permitting } from '../../permitting';

const tries = `try {
    await send();
  } catch {
    await send();
  }`;

const imports =
  "import { SmartContract, State, UInt32, method, state } from 'o1js';";
const count = '@state(UInt32) yes = State(UInt32.zero);';

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: your method `reset`',
    '@method async voteYes() {',
    `@method async reset() {
    this.yes.set(UInt32.zero);
  }
  @method async voteYes() {`,
  ],
  [
    'not-yet: one vote is lost',
    'const yes = this.yes.getAndRequireEquals();',
    `const yes = this.yes.get();
    this.yes.requireNothing();`,
  ],
  ['not-yet: Ben lost the race', tries, 'await send();'],
  [
    'not-yet: Ben lost the race',
    tries,
    `await send();
  await send();`,
  ],
  ['not-yet: Ben lost the race', tries, 'await send().catch(() => undefined);'],
  [
    'not-yet: counted twice',
    tries,
    `await send().catch(() => undefined);
  await send();`,
  ],
  [
    'not-yet: lost the race twice',
    `} catch {
    await send();`,
    `} catch {
    await send().catch(() => undefined);`,
  ],
  [
    'not-yet: sent 10 transactions',
    `export async function vote(send: Send) {
  try {
    await send();
  } catch {
    await send();`,
    `export async function vote(send: Send): Promise<void> {
  try {
    await send();
  } catch {
    await vote(send);`,
  ],

  [
    'passed',
    `const yes = this.yes.getAndRequireEquals();
    this.yes.set(yes.add(1));`,
    `const yes = this.yes.get();
    this.yes.requireEquals(yes.add(0));
    this.yes.set(yes.add(1));`,
    tries,
    'await send().catch(send);',
  ],
  ['not-yet: before `send` did', tries, 'send().catch(() => send());'],
  [
    'not-yet: votes again while the count is 1',
    `const yes = this.yes.getAndRequireEquals();
    this.yes.set(yes.add(1));`,
    `this.yes.requireEquals(UInt32.zero);
    this.yes.set(UInt32.one);`,
  ],
  [
    'not-yet: Everyone can change the state without your method: `editState` is none',
    ...permitting(imports, count, 'editState: Permissions.none()'),
  ],
  [
    "not-yet: The contract's key can change the state without your method: `editState`",
    ...permitting(imports, count, 'editState: Permissions.proofOrSignature()'),
  ],
  [
    'passed',
    ...permitting(
      imports,
      count,
      'setVerificationKey: Permissions.VerificationKey.impossibleDuringCurrentVersion(), setPermissions: Permissions.impossible(), setDelegate: Permissions.proof()',
    ),
  ],
  [
    'passed',
    imports,
    "import { SmartContract, State, UInt64, method, state } from 'o1js';",
    count,
    '@state(UInt64) yes = State(UInt64.zero);',
  ],
  [
    'passed',
    imports,
    "import { Field, SmartContract, State, method, state } from 'o1js';",
    count,
    '@state(Field) yes = State(Field(0));',
  ],
];
