import { describe, expect, test } from 'vitest';
import { readExportTable } from '@o1js-docs/api-docs/symbols/table/export-table';
import { packageWith } from '@o1js-docs/api-docs/symbols/table/fixtures/package-with';
import { changedSignatures, signaturesOf } from './signatures';

/** Signatures of a package with these declarations. */
const read = (declarations: string) =>
  signaturesOf(readExportTable(packageWith({ 'index.d.ts': declarations })));

const changed = (before: string, after: string) =>
  changedSignatures(read(before), read(after));

describe('a signature differs', () => {
  test('by a parameter, and is recorded as it is declared', () => {
    expect(
      changed(
        'export declare function f(a: string): void;',
        'export declare function f(a: string, network: string): void;',
      ),
    ).toEqual({
      f: [
        'function f(a: string): void',
        'function f(a: string, network: string): void',
      ],
    });
  });

  test('by an overload, a base class or what is optional', () => {
    const names = Object.keys(
      changed(
        `export declare class A { m(x: 1): void; m(x: 2): void; n(x: 1): void }
         export declare class B extends A {}`,
        `export declare class A { m(x: 1): void; n(x?: 1): void }
         export declare class B {}`,
      ),
    );
    expect(names).toEqual(['A#m', 'A#n', 'B']);
  });
});

describe('what a caller cannot notice is no difference', () => {
  test.each([
    ['a parameter by another name', 'f(a: 1): void', 'f(b: 1): void'],
    ['a parameter taken apart', 'f(a: {x: 1}): void', 'f({x}: {x: 1}): void'],
    [
      'undefined beside a question mark',
      'f(a?: 1): void',
      'f(a?: 1 | undefined): void',
    ],
    ['the subject of a predicate', 'f(a: any): a is 1', 'f(b: any): b is 1'],
    ['the file that a type is taken from', 'f(): Json.X', 'f(): Value.Json.X'],
  ])('%s', (_, before, after) => {
    const types =
      'declare namespace Json { type X = 1 } declare namespace Value { export namespace Json { type X = 1 } }';
    const one = (text: string) =>
      `${types} export declare class A { ${text} } export {};`;
    expect(changed(one(before), one(after))).toEqual({});
  });

  test('an object is not listed beside its members', () => {
    expect(
      changed(
        'export declare const G: { f(): 1; g: { h(): 1 } };',
        'export declare const G: { f(): 2; g: { h(): 1; i(): 1 } };',
      ),
    ).toEqual({ 'G.f': ['f(): 1', 'f(): 2'] });
  });
});
