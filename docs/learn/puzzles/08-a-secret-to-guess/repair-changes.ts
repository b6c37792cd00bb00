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
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[poll, secret] → [secret, poll]',
    'the hash has the same parts, and no entry has its prefix',
  ],
];
