import { expect, test } from 'vitest';
import { indentSignature } from './signature';

test('a signature is indented by its brackets', () => {
  expect(
    indentSignature(
      [
        'function read(',
        '   place: {',
        "  kind: '(' | 'b';",
        '}, ',
        '   then?: () => void',
        '): Promise<',
        '  | {',
        '  value: Field;',
        '}>;',
      ].join('\n'),
    ),
  ).toBe(
    [
      'function read(',
      '  place: {',
      "    kind: '(' | 'b';",
      '  },',
      '  then?: () => void',
      '): Promise<{',
      '  value: Field;',
      '}>;',
    ].join('\n'),
  );
});

test('a signature of one line stays as it is', () => {
  const signature = 'add(y: number | UInt64): UInt64;';
  expect(indentSignature(signature)).toBe(signature);
});

test('a union has no bar ahead of its first type, and one line where that is not too long', () => {
  const long = 'A'.repeat(110);
  expect(
    indentSignature(
      ['type X = ', '  | A', '  | {', '  b:   | C', '     | null;', '};'].join(
        '\n',
      ),
    ),
  ).toBe(['type X = A | {', '  b: C | null;', '};'].join('\n'));
  expect(
    indentSignature(['type Y = ', `  | ${long}`, '  | B;'].join('\n')),
  ).toBe([`type Y = ${long}`, '| B;'].join('\n'));
});

test('an object without properties has one line', () => {
  expect(indentSignature(['check: {', '};'].join('\n'))).toBe('check: {};');
});
