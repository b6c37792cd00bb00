import { expect, test } from 'vitest';
import { readExportTable } from './export-table';
import { packageWith } from './fixtures/package-with';
import { joinTable } from './join';
import type { DocLocation } from './locations';

const declare = (files: Readonly<Record<string, string>>) =>
  readExportTable(packageWith(files));

const location = (
  name: string,
  kind: DocLocation['kind'],
  page: string,
): DocLocation => ({
  name,
  kind,
  page,
  ofInstance: false,
  isSubject: true,
});

test('members of classes, of what they are made of, and of instances', () => {
  const exportTable = declare({
    'index.d.ts': `export { Small, Base } from './lib/int.js';`,
    'lib/int.d.ts': `
      export declare class Base { toFields(): number[]; private hidden; }
      /** A small number. It has eight bits. */
      export declare class Small extends Base {
        static from(x: number): Small;
        static Unsafe: { /** Without a check. */ fromField(x: number): Small };
        /** @deprecated Use {@link add2}. */
        add(y: Small): Small;
        _check(): void;
      }`,
  });
  expect(exportTable.map(({ name, ofInstance }) => [name, ofInstance])).toEqual(
    [
      ['Small', false],
      ['Small.add', true],
      ['Small.toFields', true],
      ['Small.from', false],
      ['Small.Unsafe', false],
      ['Small.Unsafe.fromField', false],
      ['Base', false],
      ['Base.toFields', true],
    ],
  );
  const of = (name: string) => exportTable.find((each) => each.name === name);
  expect(of('Small')?.signature).toBe('class Small extends Base');
  expect(of('Small.add')?.deprecated).toContain('add2');
  expect(of('Small.toFields')?.inheritedFrom).toBe('Base.toFields');
  expect(of('Small.from')?.signature).toBe('from(x: number): Small');
});

test('a constant that stands for a class, a namespace, and what a function returns', () => {
  const exportTable = declare({
    'index.d.ts': `
      export * as Net from './net.js';
      declare class Inner { static one: Inner; add(y: Inner): Inner; }
      export declare const Num: typeof Inner & ((x: number) => Inner);
      export type Num = Inner;
      export declare function Program(): { compile: () => void };`,
    'net.d.ts': `export declare function send(to: string): void; export declare function send(): void;`,
  });
  const of = (name: string) => exportTable.find((each) => each.name === name);
  expect(of('Num')?.signature).toBe('class Num');
  expect(of('Num.one')).toMatchObject({ ofInstance: false });
  expect(of('Num.add')).toMatchObject({ ofInstance: true });
  expect(of('Net.send')?.signature).toBe(
    'function send(to: string): void\nfunction send(): void',
  );
  expect(of('Program.compile')).toMatchObject({ ofResult: true });
});

test('links of a deprecation are names', () => {
  const [old] = joinTable(
    declare({
      'index.d.ts': `/** @deprecated Use {@link sum} or {@link add | the other}. Or none. */
        export declare function old(): number;`,
    }),
    [],
  );
  expect(old?.deprecated).toBe('Use sum or the other.');
});

test('of several pages of a name, that of the value is meant', () => {
  const exportTable = declare({
    'index.d.ts':
      'export declare const Pair: { of(): number }; export type Pair = { a: number };',
  });
  const table = joinTable(exportTable, [
    location('Pair', 'type', 'type-aliases/Pair.md'),
    location('Pair', 'variable', 'variables/Pair.md'),
    { ...location('Pair.of', 'method', 'variables/Pair.md'), anchor: 'of' },
  ]);
  expect(table.map(({ name, page, anchor }) => [name, page, anchor])).toEqual([
    ['Pair', 'api-reference/variables/Pair.md', undefined],
    ['Pair.a', 'api-reference/variables/Pair.md', undefined],
    ['Pair.of', 'api-reference/variables/Pair.md', 'of'],
  ]);
});

test('a long type keeps its outline', () => {
  const [all] = declare({
    'index.d.ts': `export declare function make(): { ${'member: string; '.repeat(60)} };`,
  });
  expect(all?.signature).toBe('function make(): { … }');
});
