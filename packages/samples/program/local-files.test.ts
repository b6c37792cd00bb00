import { expect, test } from 'vitest';
import type { Sample } from '../sample';
import { assemble } from './assemble';
import { exportedNames, importedFiles, localImports } from './local-files';

const block = (startLine: number, code: string, title = '') =>
  ({ startLine, code, title, check: 'run' }) as Sample;

test('imports from the same folder are found, with the names as exported', () => {
  const text =
    "import { a as b, c } from './sum.js';\nimport { d } from 'o1js';\nimport { e } from '../up';";
  expect(localImports(text)).toMatchObject([
    { file: 'sum.ts', names: ['a', 'c'], start: 0 },
  ]);
});

test('declarations that are exported count', () => {
  const text =
    'export const a = 1, b = 2; const c = 3; export function d() {} export class E {} export type F = 1;';
  expect([...exportedNames(text)]).toEqual(['a', 'b', 'd', 'E', 'F']);
});

test('a test takes the nearest files of a title, and theirs', () => {
  const old = block(1, 'export const a = 0;', 'a.ts');
  const a = block(3, 'export const a = 1;', 'a.ts');
  const b = block(5, "import { a } from './a'; export { a };", 'b.ts');
  const other = block(7, 'export const c = 1;', 'c.ts');
  const user = block(9, "import { a } from './b';");
  expect(importedFiles(user, [old, a, b, other])).toEqual([b, a]);
});

test('a program does not import its own files; what they lack is left to TypeScript', () => {
  const file = block(1, 'export const a = 1; const b = 2;', 'a.ts');
  const assembled = (code: string) => assemble([file, block(2, code)]).text;
  expect(assembled("import { a } from './a'; a;")).toMatch(/\n +; a;$|\n +a;$/);
  expect(assembled("import { b } from './a';")).toContain("from './a'");
});
