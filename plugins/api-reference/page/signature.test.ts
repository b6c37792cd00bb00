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
