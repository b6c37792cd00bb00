/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: your method `give`',
    '@method async mint(to: PublicKey, amount: UInt64) {',
    `@method async give(address: PublicKey, amount: UInt64) {
    this.internal.mint({ address, amount });
  }
  @method async mint(to: PublicKey, amount: UInt64) {`,
  ],
  [
    'not-yet: A thief',
    'access: Permissions.proof(),',
    'access: Permissions.proofOrSignature(),',
  ],
  [
    'not-yet: no one can use the account',
    'access: Permissions.proof(),',
    'access: Permissions.impossible(),',
  ],
  [
    'not-yet: Mallory mints 1000 coins',
    'access: Permissions.proof(),',
    'receive: Permissions.proof(),',
  ],
  [
    'not-yet: access demands a signature',
    'access: Permissions.proof(),',
    'access: Permissions.signature(),',
  ],
  [
    'not-yet: Mallory asks approveBase',
    `@method async approveBase(updates: AccountUpdateForest) {
    this.checkZeroBalanceChange(updates);
  }`,
    '@method async approveBase(updates: AccountUpdateForest) {}',
  ],
  [
    'not-yet: forgot to set the admin',
    "admin.isEmpty().assertFalse('No admin');",
    '',
  ],
  [
    'not-yet: says that she is the admin',
    'const admin = this.admin.getAndRequireEquals();',
    `const admin = this.admin.get();
    this.admin.requireNothing();`,
  ],
  [
    'not-yet: approveBase rejects it',
    'this.checkZeroBalanceChange(updates);',
    'updates.isEmpty().assertTrue();',
  ],
  [
    'not-yet: changes of −1, 1000, and it approves them. So she makes 999 coins',
    'this.checkZeroBalanceChange(updates);',
    `let isFirst = true;
    this.forEachUpdate(updates, (update, usesToken) => {
      const isPaid = update.balanceChange.isPositive().and(usesToken);
      if (isFirst) isPaid.assertFalse('the first pays');
      isFirst = false;
    });`,
  ],
  [
    'not-yet: changes of 500, and it approves them. So she makes 500 coins',
    "import { PublicKey, State, TokenContract } from 'o1js';",
    "import { PublicKey, State, TokenContract, Int64, Provable } from 'o1js';",
    'this.checkZeroBalanceChange(updates);',
    `this.forEachUpdate(updates, (update, usesToken) => {
      const change = Provable.if(usesToken, Int64, update.balanceChange, Int64.zero);
      change.magnitude.assertLessThan(UInt64.from(1000));
    });`,
  ],
  [
    'not-yet: changes of −1, 1000, and it approves them',
    "import { PublicKey, State, TokenContract } from 'o1js';",
    "import { PublicKey, State, TokenContract, Field, Provable } from 'o1js';",
    'this.checkZeroBalanceChange(updates);',
    `let signs = Field(0);
    this.forEachUpdate(updates, (update, usesToken) => {
      const sign = update.balanceChange.sgn.value;
      signs = signs.add(Provable.if(usesToken, sign, Field(0)));
    });
    signs.assertEquals(0);`,
  ],
  [
    'not-yet: Everyone can change the state without your method',
    'access: Permissions.proof(),',
    'access: Permissions.proof(), editState: Permissions.none(),',
  ],
];
