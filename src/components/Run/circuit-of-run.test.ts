import { expect, test } from 'vitest';
import { circuitOfRun } from './circuit-of-run';

test('gates and proofs are read', () => {
  expect(
    circuitOfRun(3, '{"gates":{"Generic":2,"Zero":1},"verifiesProofs":1}'),
  ).toEqual({ rows: 3, gates: { Generic: 2, Zero: 1 }, verifiesProofs: 1 });
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"gates":null,"verifiesProofs":"2"}',
  '{"gates":{"Generic":"2","<b>":1,"Zero":-1,"Xor16":0.5}}',
])('what is no count is left out: %s', (gates) => {
  expect(circuitOfRun(3, gates)).toEqual({ rows: 3, gates: {} });
});

test('rows are a count', () => {
  expect(circuitOfRun(NaN, '{}').rows).toBe(0);
  expect(circuitOfRun(Infinity, '{}').rows).toBe(0);
});
