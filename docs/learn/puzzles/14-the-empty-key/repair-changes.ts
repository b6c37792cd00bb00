import { permitting } from '../../permitting';

const imports =
  "import { AccountUpdate, PublicKey, SmartContract, State } from 'o1js';";
const pay = '@method async pay(to: PublicKey, amount: UInt64) {';

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: takes 5 MINA',
    "treasurer.isEmpty().assertFalse('No treasurer');",
    "to.isEmpty().assertFalse('No receiver');",
  ],
  [
    'not-yet: takes 5 MINA',
    "treasurer.isEmpty().assertFalse('No treasurer');",
    'this.sender.getAndRequireSignature();',
  ],
  [
    'not-yet: says that she is the treasurer',
    'const treasurer = this.treasurer.getAndRequireEquals();',
    `const treasurer = this.treasurer.get();
    this.treasurer.requireNothing();`,
  ],
  [
    "not-yet: without Ben's signature",
    'AccountUpdate.createSigned(treasurer);',
    'this.sender.getUnconstrained().assertEquals(treasurer);',
  ],
  [
    'not-yet: Ben is the treasurer and pays',
    imports,
    "import { PublicKey, SmartContract, State } from 'o1js';",
    `    treasurer.isEmpty().assertFalse('No treasurer');
    AccountUpdate.createSigned(treasurer);`,
    "    treasurer.isEmpty().assertTrue('There is a treasurer');",
  ],
  [
    'not-yet: no value yet',
    "treasurer.isEmpty().assertFalse('No treasurer');",
    "if (treasurer.isEmpty().toBoolean()) throw Error('No treasurer');",
  ],
  [
    'not-yet: succeeds without paying',
    imports,
    "import { AccountUpdate, Provable, PublicKey, SmartContract, State } from 'o1js';",
    "    treasurer.isEmpty().assertFalse('No treasurer');\n",
    '',
    'this.send({ to, amount });',
    `const paid = Provable.if(treasurer.isEmpty(), UInt64.zero, amount);
    this.send({ to, amount: paid });`,
  ],
  [
    'not-yet: Everyone can take the money without your method',
    ...permitting(imports, pay, 'send: Permissions.none()'),
  ],
  [
    'not-yet: Everyone can change the state without your method',
    ...permitting(imports, pay, 'editState: Permissions.none()'),
  ],
  [
    'not-yet: pays 5 MINA, but your contract rejects it',
    "treasurer.isEmpty().assertFalse('No treasurer');",
    'treasurer.isOdd.assertTrue();',
  ],
  [
    'passed',
    imports,
    "import { PublicKey, SmartContract, State } from 'o1js';",
    `treasurer.isEmpty().assertFalse('No treasurer');
    AccountUpdate.createSigned(treasurer);`,
    // o1js asserts that the sender's key isn't empty.
    'this.sender.getAndRequireSignature().assertEquals(treasurer);',
  ],
];
