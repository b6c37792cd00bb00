import { expect, test } from 'vitest';
import type { Sample } from '../sample';
import { assemble } from './assemble';
import { mergeImports } from './merge-imports';

test('every line keeps the place it has in the Markdown', () => {
  const block = (startLine: number, code: string) =>
    ({ startLine, code }) as Sample;
  expect(assemble([block(3, 'a;\nb;'), block(6, 'c;')])).toBe(
    '\n\na;\nb;\n\nc;',
  );
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
