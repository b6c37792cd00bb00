/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: You never hash the code and the poll together',
    'Poseidon.hash([code, ballot.poll]);',
    "Poseidon.hashWithPrefix('nullifier', [code]).add(ballot.poll).inv();",
  ],
  [
    'not-yet: No nullifier of 100 members has more than 128 bits',
    'Poseidon.hash([code, ballot.poll]);',
    `Field.fromBits(
    Poseidon.hash([code, ballot.poll]).toBits().slice(0, 64),
  );`,
  ],
  [
    'not-yet: Your Path accepts the number 2',
    'export class Path extends MerkleWitness(4) {} // 8 places',
    `export class Path extends MerkleWitness(4) {
  static check() {}
}`,
  ],
  [
    'passed',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.update([Field(7), Field(0), Field(0)], [code, ballot.poll])[0];',
  ],
  [
    'passed',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hashToGroup([code, ballot.poll]).x;',
  ],
  [
    'passed',
    'Poseidon.hash([code, ballot.poll]);',
    "Poseidon.hashWithPrefix('nullifier', [ballot.poll, code]);",
  ],
  [
    "not-yet: computed Ana's nullifier from her leaf",
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([leafOf(code), ballot.poll]);',
  ],
  [
    'not-yet: same nullifier in poll 1 and poll 2',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([code, Field(1)]);',
  ],
  [
    'not-yet: changed her mind',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([code, ...Ballot.toFields(ballot)]);',
  ],
  [
    "not-yet: computed Ana's code from it",
    `export const nullifierOf = (code: Field, ballot: Ballot) =>
  Poseidon.hash([code, ballot.poll]);`,
    'export const nullifierOf = (code: Field, ballot: Ballot) => code.add(ballot.poll);',
  ],
  [
    'not-yet: Ana and Ben have the same nullifier',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([ballot.poll]);',
  ],
  [
    "not-yet: In poll 0 Ana's nullifier is her leaf",
    'Poseidon.hash([code, ballot.poll]);',
    "Poseidon.hashWithPrefix('member', [code, ballot.poll]);",
  ],
  [
    "not-yet: computed Ana's nullifier from her leaf",
    'Poseidon.hash([code, ballot.poll]);',
    "Poseidon.hashWithPrefix('nullifier', [leafOf(code).add(ballot.poll)]);",
  ],
  [
    "not-yet: computed Ana's code from it",
    'Poseidon.hash([code, ballot.poll]);',
    'code.mul(code).mul(Poseidon.hash([ballot.poll]));',
  ],
  [
    'not-yet: which two nullifiers are from one member',
    'Poseidon.hash([code, ballot.poll]);',
    "Poseidon.hashWithPrefix('nullifier', [code]).mul(ballot.poll.add(3));",
  ],
  [
    'not-yet: a code that she made up',
    "root.assertEquals(ballot.members, 'not a member');",
    '',
  ],
  ['not-yet: a ballot with 5 votes', 'Ballot.check(ballot);', ''],
  [
    "not-yet: computed Ana's code from it",
    `export const leafOf = (code: Field) =>
  Poseidon.hashWithPrefix('member', [code]);`,
    'export const leafOf = (code: Field) => code.add(1);',
  ],

  [
    "not-yet: In poll 42 Ana's nullifier is her leaf",
    "Poseidon.hashWithPrefix('member', [code]);",
    'Poseidon.hash([code, Field(42)]);',
  ],
  [
    'not-yet: Ana has the same nullifier in poll',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([code, Field.fromBits(ballot.poll.toBits().slice(0, 8))]);',
  ],
  [
    'not-yet: Ana has the same nullifier in poll',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([code, ballot.poll.square()]);',
  ],
  [
    'not-yet: They have the same nullifier',
    'Poseidon.hash([code, ballot.poll]);',
    'Poseidon.hash([Field.fromBits(code.toBits().slice(0, 64)), ballot.poll]);',
  ],
  [
    'not-yet: The treasurer sorted the list',
    'return { publicOutput: nullifierOf(code, ballot) };',
    'return { publicOutput: Poseidon.hash([code, ballot.poll, path.calculateIndex()]) };',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[code, ballot.poll] → [ballot.poll, code]',
    'the hash has the same parts, and no leaf has its prefix',
  ],
];
