/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
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
];
