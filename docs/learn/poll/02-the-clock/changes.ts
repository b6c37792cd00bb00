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
];
