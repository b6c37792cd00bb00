import { expect, test } from 'vitest';
import { indentSignatures } from './signature';

/** A page's text whose first block is given, below a heading. */
const below = (heading: string, code: string) =>
  `${heading}\n\n\`\`\`ts\n${code}\n\`\`\`\n\nText.\n`;

const heading = '# read {#page-title}';

function indentSignature(code: string): string {
  const [, , , ...lines] = indentSignatures(below(heading, code)).split('\n');
  return lines.slice(0, lines.indexOf('```')).join('\n');
}

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

test('what is below the heading of a remark is no signature, and stays', () => {
  const code = 'check: {\n};';
  const example = below('## Example <!-- part: remark -->', code);
  expect(indentSignatures(example)).toBe(example);
  const second = `${below(heading, 'x')}\`\`\`ts\n${code}\n\`\`\`\n`;
  expect(indentSignatures(second)).toBe(second);
});

test('a signature among several has its heading', () => {
  const marked = '### Call Signature <!-- part: signature -->';
  expect(indentSignatures(below(marked, 'check: {\n};'))).toBe(
    below(marked, 'check: {};'),
  );
});
