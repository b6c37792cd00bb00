import { expect, test } from 'vitest';
import { typeNames } from './type-links';

/** Names of types in a signature, each with its place. */
function named(code: string, own: string) {
  return typeNames(code, own).map(({ line, column, name }) => {
    expect(code.split('\n')[line]!.slice(column)).toMatch(name);
    return name;
  });
}

test('types of parameters and results are named, not what is declared', () => {
  expect(named('add(y: number | UInt64): UInt64;', 'add')).toEqual([
    'UInt64',
    'UInt64',
  ]);
  expect(
    named('static Unsafe: {\n  fromField(x: Field): UInt64;\n};', 'Unsafe'),
  ).toEqual(['Field', 'UInt64']);
  expect(named('class UInt64 extends CircuitValue', 'UInt64')).toEqual([
    'CircuitValue',
  ]);
});

test('the name of a page may be a type in its own signature', () => {
  expect(named('new Group(x: Field): Group;', 'Group')).toEqual([
    'Field',
    'Group',
  ]);
});

test('a name of a namespace is one name', () => {
  expect(named('type Account = Types.Account;', 'Account')).toEqual([
    'Types.Account',
  ]);
});

test('type parameters are none', () => {
  expect(
    named('map<T, Row extends Provable<T>>(f: (row: Row) => T): Row[];', 'map'),
  ).toEqual(['Provable']);
});

test('optional names, keywords, strings and comments are none', () => {
  expect(
    named("read(Place?: 'Field', /* Bool */ x: unknown): void;", 'read'),
  ).toEqual([]);
});
