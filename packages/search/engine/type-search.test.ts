import { describe, expect, test } from 'vitest';
import { packTypes } from '../records/pack-types';
import { findTypes, readTypeQuery } from './type-search';

const symbol = (name: string, signature: string, ofInstance?: true) => ({
  name,
  kind: 'method' as const,
  signature,
  declarations: [],
  ...(ofInstance && { ofInstance }),
});

const types = packTypes(
  [
    symbol('UInt64.lessThan', 'lessThan(y: UInt64): Bool', true),
    symbol('Bool.not', 'not(): Bool', true),
    symbol('Bool.and', 'and(y: Bool | boolean): Bool', true),
    symbol('Field.toBits', 'toBits(length?: number): Bool[]', true),
    symbol('Field.toBigInt', 'toBigInt(): bigint', true),
    symbol('Field.fromBits', 'fromBits(bits: (Bool | boolean)[]): Field'),
    symbol('Poseidon.hash', 'hash(input: Field[]): Field'),
    symbol(
      'Provable.if',
      'function if<T>(condition: Bool, type: () => T, x: T, y: T): T\nfunction if(condition: Bool): Bool',
    ),
    symbol(
      'verify',
      'function verify(proof: Proof<any, any>): Promise<boolean>',
    ),
    symbol('Field.ORDER', 'ORDER: bigint'),
  ],
  ({ name }) => name,
);
const find = (query: string) => findTypes(types, readTypeQuery(query)!);

describe('types find', () => {
  test.each([
    ['UInt64 => Bool', 'UInt64.lessThan'],
    ['Bool, Bool -> Bool', 'Bool.and'],
    ['(a: Bool, b: Bool) => Bool', 'Bool.and'],
    ['bool => bool', 'Bool.not'],
    ['Field => Bool[]', 'Field.toBits'],
    ['Field[] => Field', 'Poseidon.hash'],
    ['Bool[] => Field', 'Field.fromBits'],
    ['(boolean | Bool)[] => Field', 'Field.fromBits'],
    ['Array<boolean> => Field', 'Field.fromBits'],
    ['boolean | Bool, Bool => Bool', 'Bool.and'],
    ['Proof => boolean', 'verify'],
    ['=> bigint', 'Field.toBigInt'],
  ])('for %s %s', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  test('nothing that takes or gives something else', () => {
    expect(find('Field[] => Field')).toEqual(['Poseidon.hash']);
    expect(find('PrivateKey => PublicKey')).toEqual([]);
  });
});

test.each(['Field', 'how to => do', 'a -> b c', '=>', 'x => { y }'])(
  '%s is no type',
  (query) => {
    expect(readTypeQuery(query)).toBeUndefined();
  },
);
