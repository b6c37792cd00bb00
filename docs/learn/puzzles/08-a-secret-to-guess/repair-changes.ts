/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: anyone who runs newSecret',
    'export const newSecret = () => Field.random();',
    'export const newSecret = (pin: number) => Poseidon.hash([Field(pin)]);',
  ],
  [
    'not-yet: digits',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Field(pin + 100 * Math.floor(Math.random() * 1e6));`,
  ],
  [
    'not-yet: Ana and Ben get the same secret',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Field(98_765_432_109_876_543_210_987_654_321_098_765_432_109n);`,
  ],
  [
    'not-yet: two nullifiers',
    "Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    "Poseidon.hashWithPrefix('nullifier', [poll, secret, Field.random()]);",
  ],
  [
    "not-yet: computed Ana's nullifier from her entry",
    "Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    'Poseidon.hash([entryOf(secret), poll]);',
  ],
  [
    "not-yet: computed Ana's secret from it",
    `export const entryOf = (secret: Field) =>
  Poseidon.hashWithPrefix('member', [secret]);`,
    'export const entryOf = (secret: Field) => secret.mul(3);',
  ],
  [
    'not-yet: two secrets were the same',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Poseidon.hash([Field(pin), Field(Math.floor(Math.random() * 5000))]);`,
  ],
  [
    'not-yet: comes from Math.random',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Poseidon.hash([Field(Math.floor(Math.random() * 2 ** 52))]).add(1);`,
  ],

  [
    'not-yet: a counter or the time',
    'export const newSecret = () => Field.random();',
    `let count = 0;
export const newSecret = (pin: number) =>
  Poseidon.hash([Field(pin), Field(count++)]);`,
  ],
  [
    'passed',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Field(BigInt(\`0x\${crypto.randomUUID().replaceAll('-', '')}\`));`,
  ],
  [
    'not-yet: Only 32 random bits',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Poseidon.hash([Field(crypto.getRandomValues(new Uint32Array(1))[0]!)]).add(1);`,
  ],
  [
    "not-yet: Cleo's PIN is 0",
    'export const newSecret = () => Field.random();',
    'export const newSecret = (pin: number) => Field.random().mul(pin);',
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Poseidon.hash([Field(Field.random().toBigInt() & 0xffffffffn)]);`,
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Poseidon.hash([Field(pin), Field(Field.random().toBigInt() % 1_000_000_007n)]);`,
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Poseidon.hash([Field(crypto.getRandomValues(new Uint32Array(8))[0]!)]);`,
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `const start = Field.random();
let n = 0;
export const newSecret = () => (Field.random(), start.add(n++));`,
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `let last = Field(98_765_432_109_876_543_210_987_654_321_098_765n);
export const newSecret = () => (Field.random(), (last = Poseidon.hash([last])));`,
  ],
  [
    'not-yet: use only a small part of it',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Field(10n ** 31n).add(pin).add(Field.random().toBigInt() % 100_000_000n);`,
  ],
  [
    'passed',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Poseidon.hash([Field(pin)]).add(Field.random());`,
  ],
  [
    'passed',
    'export const newSecret = () => Field.random();',
    `export const newSecret = (pin: number) =>
  Poseidon.hash([
    ...Array.from(crypto.getRandomValues(new Uint32Array(4)), Field),
    Field(pin),
  ]);`,
  ],
  [
    'passed',
    'export const newSecret = () => Field.random();',
    `export const newSecret = () =>
  Poseidon.hash(Array.from(crypto.getRandomValues(new Uint8Array(16)), Field));`,
  ],
  [
    'passed',
    "import { Field, Poseidon } from 'o1js';",
    "import { Field, Poseidon, PrivateKey } from 'o1js';",
    'export const newSecret = () => Field.random();',
    `export const newSecret = () => Poseidon.hash(PrivateKey.random().toFields());`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[poll, secret] → [secret, poll]',
    'the hash has the same parts, and no entry has its prefix',
  ],
];
