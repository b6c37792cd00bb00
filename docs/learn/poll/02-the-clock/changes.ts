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
  ['not-yet: without a sign', ...withType('Int64')],
  ['passed', ...withType('UInt32')],
];
