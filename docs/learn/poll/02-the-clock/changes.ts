/** @returns the lines of the solution that name its type, and the same with another type */
const withType = (type: string) => [
  "import { Field, UInt64, ZkProgram } from 'o1js';",
  `import { Field, ${type}, ZkProgram } from 'o1js';`,
  ...['UInt64', type].map(
    (each) => `publicOutput: ${each},
  methods: {
    pay: {
      privateInputs: [${each}, ${each}],
      async method(balance: ${each}, price: ${each}) {`,
  ),
];

/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: 3 − 5',
    'export const prediction = Field(-2);',
    'export const prediction = Field(0);',
  ],
  [
    'not-yet: Mallory claims a balance of −2',
    `publicOutput: UInt64,
  methods: {
    pay: {
      privateInputs: [UInt64, UInt64],
      async method(balance: UInt64, price: UInt64) {`,
    `publicOutput: Field,
  methods: {
    pay: {
      privateInputs: [Field, Field],
      async method(balance: Field, price: Field) {
        balance.assertGreaterThanOrEqual(price);`,
  ],
  [
    'not-yet: Ben has 10 coins and pays 4',
    'return { publicOutput: balance.sub(price) };',
    'return { publicOutput: balance };',
  ],

  [
    'passed',
    'export const prediction = Field(-2);',
    'export const prediction = -2;',
  ],
  [
    'passed',
    "import { Field, UInt64, ZkProgram } from 'o1js';",
    "import { Field, Gadgets, ZkProgram } from 'o1js';",
    `publicOutput: UInt64,
  methods: {
    pay: {
      privateInputs: [UInt64, UInt64],
      async method(balance: UInt64, price: UInt64) {
        return { publicOutput: balance.sub(price) };`,
    `publicOutput: Field,
  methods: {
    pay: {
      privateInputs: [Field, Field],
      async method(balance: Field, price: Field) {
        const publicOutput = balance.sub(price);
        for (const each of [balance, price, publicOutput]) {
          Gadgets.rangeCheck64(each);
        }
        return { publicOutput };`,
  ],
  [
    'not-yet: Ben has 9223372036854',
    'return { publicOutput: balance.sub(price) };',
    `const left = balance.sub(price).toUInt32();
        return { publicOutput: left.toUInt64() };`,
  ],
  [
    'not-yet: and paid 4294967297',
    "import { Field, UInt64, ZkProgram } from 'o1js';",
    "import { Field, UInt64, ZkProgram } from 'o1js';\n\nconst low = (x: UInt64) => x.and(UInt64.from(0xffffffff));",
    'return { publicOutput: balance.sub(price) };',
    `low(balance).assertGreaterThanOrEqual(low(price));
        const left = balance.value.sub(price.value);
        return { publicOutput: UInt64.Unsafe.fromField(left) };`,
  ],
  [
    'not-yet: Ben has 4000000000 coins',
    'return { publicOutput: balance.sub(price) };',
    `balance.assertLessThan(UInt64.from(2_000_000));
        return { publicOutput: balance.sub(price) };`,
  ],
  ['not-yet: without a sign', ...withType('Int64')],
  ['passed', ...withType('UInt32')],
  [
    'passed',
    "import { Field, UInt64, ZkProgram } from 'o1js';",
    `import { Field, Struct, UInt64, ZkProgram } from 'o1js';

class Coins extends Struct({ count: UInt64 }) {}`,
    'privateInputs: [UInt64, UInt64]',
    'privateInputs: [Coins, UInt64]',
    'balance: UInt64,',
    'balance: Coins,',
    'balance.sub(price)',
    'balance.count.sub(price)',
  ],
];
