import { expect, test } from 'vitest';
import type { Sample } from '../sample';
import { assemble } from './assemble';
import { mergeImports } from './merge-imports';

const block = (startLine: number, code: string, isCheck = false) =>
  ({ startLine, code, isCheck }) as Sample;

test('a line keeps the number that it has in the Markdown', () => {
  const { text, lines } = assemble([block(3, 'a;\nb;'), block(6, 'c;')]);
  expect(text).toBe('\n\na;\nb;\n\nc;');
  expect(lines.map((each) => each?.line)).toEqual([
    ...[undefined, undefined, 3, 4, undefined, 6],
  ]);
});

test('a check is a scope, and moves the lines below it', () => {
  const check = block(9, "import { d } from 'd';\nd;", true);
  const { text, lines } = assemble([block(1, 'a;'), check, block(2, 'c;')]);
  expect(text).toBe("a;\nimport { d } from 'd';\n{ d;\n}\nc;");
  expect(lines.map((each) => each?.line)).toEqual([1, 9, 10, 11, 2]);
});

test('repeated imports are blanked in place', () => {
  expect(
    mergeImports(
      "import { A, B } from 'x';\nimport { B, C as D } from 'x';\nimport { A } from 'y';",
    ),
  ).toBe(
    "import { A, B } from 'x';\nimport {    C as D } from 'x';\nimport { A } from 'y';",
  );
});

test('a value import wins over an import of the type', () => {
  expect(
    mergeImports("import type { A } from 'x';\nimport { A } from 'x';"),
  ).toBe("import type {   } from 'x';\nimport { A } from 'x';");
});

test('whole imports repeat as a whole', () => {
  expect(mergeImports("import fs from 'fs';\nimport fs from 'fs';")).toBe(
    `import fs from 'fs';\n${' '.repeat(20)}`,
  );
});
