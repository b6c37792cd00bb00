/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  ['not-yet: without checking the proof', 'vote.verify();', ''],
  ['not-yet: a list of her own', 'this.members.requireEquals(members);', ''],
  ['not-yet: another poll', 'poll.assertEquals(pollOf(this.address));', ''],
  [
    'not-yet: another poll',
    'poll.assertEquals(pollOf(this.address));',
    'poll.assertEquals(pollOf(Provable.witness(PublicKey, () => this.address)));',
  ],
  [
    "not-yet: the call can't be proved",
    'poll.assertEquals(pollOf(this.address));',
    'poll.assertEquals(pollOf(this.sender.getUnconstrained()));',
  ],
  [
    'not-yet: Emit each nullifier with its place',
    "this.emitEvent('used', new Entry({ place: before.length, nullifier }));",
    '',
  ],
  [
    'not-yet: Emit each nullifier with its place',
    "this.emitEvent('used', new Entry({ place: before.length, nullifier }));",
    "this.emitEvent('used', new Entry({ place: Field(0), nullifier }));",
  ],
  [
    "not-yet: in the contract's name, without a vote",
    'this.account.permissions.set({ ...Permissions.default(), access });',
    '',
  ],
  [
    'not-yet: with an empty map of used nullifiers',
    'this.used.requireEquals(before.root);',
    '',
  ],
  [
    'not-yet: with an empty map of used nullifiers',
    'this.used.requireEquals(before.root);',
    'this.used.requireEquals(Provable.witness(Field, () => before.root));',
  ],
  [
    'not-yet: a list of her own',
    'this.members.requireEquals(members);',
    'this.members.requireEquals(Provable.witness(Field, () => members));',
  ],
  ['not-yet: opened the poll again', 'super.init();', ''],
  [
    'not-yet: a code that she made up',
    'path.calculateRoot(leafOf(code)).assertEquals(ballot.members);',
    '',
  ],
  ['not-yet: a ballot with 5 votes', 'Ballot.check(ballot);', ''],
  [
    'not-yet: says that the count is 1000',
    'const count = this.yes.getAndRequireEquals();',
    `const count = this.yes.get();
    this.yes.requireNothing();`,
  ],
  [
    'not-yet: without checking the proof',
    'vote.verify();',
    'new Vote(vote).verify();',
  ],

  [
    'not-yet: her list is the list of the contract',
    'this.members.requireEquals(members);',
    `this.members.requireNothing();
    this.members.get().assertEquals(members);`,
  ],
  [
    'not-yet: no nullifier is used',
    'this.used.requireEquals(before.root);',
    `this.used.requireNothing();
    this.used.get().assertEquals(before.root);`,
  ],
  [
    'not-yet: Emit each nullifier with its place',
    `this.emitEvent('used', new Entry({ place: before.length, nullifier }));
    const count = this.yes.getAndRequireEquals();`,
    `const count = this.yes.getAndRequireEquals();
    this.emitEvent('used', new Entry({ place: count.value, nullifier }));`,
  ],
  [
    'not-yet: whose address has the same x',
    'Poseidon.hash(contract.toFields());',
    'Poseidon.hash([contract.x]);',
  ],
  [
    'not-yet: whose address has the same x',
    'Poseidon.hash(contract.toFields());',
    'contract.x;',
  ],
  [
    "not-yet: The contract's key can use the account without your method",
    'const access = Permissions.proof(); // no event without a vote',
    'const access = Permissions.proofOrSignature();',
  ],
  [
    'not-yet: Everyone can change the state without your method',
    '{ ...Permissions.default(), access }',
    '{ ...Permissions.default(), access, editState: Permissions.none() }',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['members → a copy of it', 'who opens the poll chooses its members anyway'],
  ['[code, ballot.poll] → [ballot.poll, code]', 'a hash in another order'],
  [
    'vote.verify(); → try { vote.verify(); } catch {}',
    'it says that the proof is verified, and throws nothing',
  ],
  ...[
    'this.members.requireEquals(members);',
    'this.used.requireEquals(before.root);',
  ].map((line) => [
    `${line} → try { ${line} } catch {}`,
    'the chain compares, and the circuit throws nothing',
  ]),
];
