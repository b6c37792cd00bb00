import { expect, test } from 'vitest';
import { compareMessage, comparePrinted, compareValue } from './compare';

class Struct {
  static _isStruct = true;
  constructor(readonly x: unknown) {}
}
const field = (value: bigint) => ({
  toBigInt: () => value,
  isConstant: () => true,
});

const right: [value: unknown, expected: () => unknown][] = [
  [8, () => 8n],
  [field(8n), () => 8],
  [new Struct(field(1n)), () => ({ x: 1n })],
  [[field(1n), 'a', undefined], () => [1, 'a', undefined]],
  [{ toBoolean: () => true }, () => true],
  [{ toBase58: () => 'B62' }, () => 'B62'],
  [1.5, () => 1.5],
];
test.each(right)('%o is what is stated', (value, expected) => {
  expect(compareValue(value, expected, '').message).toBeUndefined();
});

const wrong: [value: unknown, expected: () => unknown, message: RegExp][] = [
  [8n, () => 9n, /expected {2}9n\nactual {4}8n/],
  ['8', () => 8n, /actual {4}'8'/],
  [1.5, () => '1.5', /expected/],
  [new Map(), () => 1, /A Map has no plain form/],
  [Promise.resolve(1), () => 1, /await it/],
  [{ isConstant: () => false }, () => 1, /variable of a circuit/],
  [1, () => JSON.parse('{') as unknown, /cannot be evaluated/],
];
test.each(wrong)('%o is not', (value, expected, message) => {
  expect(compareValue(value, expected, '').message).toMatch(message);
});

test('what came is told, as a reader would write it', () => {
  expect(compareValue(8, () => 8n, '').actual).toBe('8');
  expect(compareValue(field(8n), () => 9n, '').actual).toBe('8n');
  expect(compareValue(new Map(), () => 1, '').actual).toMatch('no plain form');
  expect(comparePrinted('', 'a').actual).toBe('nothing');
  expect(compareMessage(new Error('one\ntwo'), 'one').actual).toBe('one\ntwo');
});

test('what is printed is compared line by line', () => {
  expect(comparePrinted('a  \n  b\n', 'a\n  b').message).toBeUndefined();
  expect(comparePrinted('a b', 'a  b').message).toContain('a  b');
});

test('a message is stated by its first lines, or its beginning', () => {
  const error = new Error('one two\nthree\nfour');
  expect(compareMessage(error, 'one two').message).toBeUndefined();
  expect(compareMessage(error, 'one\ntwo three').message).toBeUndefined();
  expect(compareMessage(error, 'one…').message).toBeUndefined();
  expect(compareMessage(error, 'one').message).toContain('one two');
});
