import { expect, test } from 'vitest';
import { parseNotation } from './notation';

test('what is above a cut is hidden', () => {
  expect(parseNotation('a;\n// ---cut---\nb;\n').visible).toBe('b;');
});

test('cuts have a beginning and an end', () => {
  const code =
    'a;\n// ---cut-start---\nb;\n// ---cut-end---\nc;\n// ---cut-after---\nd;';
  expect(parseNotation(code).visible).toBe('a;\nc;');
});

test('expected errors are read and not shown', () => {
  expect(parseNotation('// @errors: 2322, 2345\na;')).toMatchObject({
    expectedErrors: [2322, 2345],
    visible: 'a;',
  });
});

test('notation that weakens the type check is refused', () => {
  expect(parseNotation('a;\n// @ts-ignore\nb;').problems).toMatchObject([
    { line: 1 },
  ]);
});
