import { expect, test } from 'vitest';
import { orderOf } from './gate-order';

test.each([
  ['', ''],
  ['A', '1 A'],
  ['A A A B', '3 A, 1 B'],
  ['A B A B A B C', '3 A+B, 1 C'],
  ['A A B C B C B', '2 A, 2 B+C, 1 B'],
])('the gates %s are %s', (types, order) => {
  const gates = types.split(' ').filter(Boolean);
  expect(orderOf(gates.map((type) => ({ type })))).toBe(order);
});
