/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'passed',
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    `export const leafOf = (code: Field) =>
  Poseidon.hashWithPrefix('member', [code]);`,
  ],
  [
    'not-yet: an empty place',
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => code.mul(2);',
  ],
  [
    'not-yet: an empty place, with the code -1000',
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => code.add(1000);',
  ],
  [
    "not-yet: computed Ana's code from it",
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => code.mul(code).add(5);',
  ],
  [
    "not-yet: computed Ana's code from it",
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => code.mul(code).mul(code).add(5);',
  ],
  [
    "not-yet: computed Ana's code from it",
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => Poseidon.hash([Field(7)]).add(code);',
  ],
  ['not-yet: a ballot with 5 votes', 'Ballot.check(ballot);', ''],
  [
    "not-yet: Mallory's path contains the number in the place of her neighbor Ben",
    "import { Bool, Field, MerkleWitness, Poseidon, Struct, ZkProgram } from 'o1js';",
    "import { Bool, Field, MerkleWitness, Struct, ZkProgram } from 'o1js';",
    'export const leafOf = (code: Field) => Poseidon.hash([code]);',
    'export const leafOf = (code: Field) => code;',
    '        Ballot.check(ballot);',
    `        Ballot.check(ballot);
        code.assertNotEquals(0, 'no code');`,
  ],
];
