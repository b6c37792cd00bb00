import { expect, test } from 'vitest';
import { pathsOf } from './fingerprint';

const first = (type: string) => type[0];

test('rows with one color are one stroke, up to the end of the line', () => {
  expect(pathsOf('57 Generic, 2 Zero', first)).toEqual({
    lines: 2,
    paths: [
      ['G', 'M0 5h570'],
      ['Z', 'M570 5h10M0 17h10'],
    ],
  });
});

test('types that alternate are drawn in their order', () => {
  expect(pathsOf('2 VarBaseMul+Zero', first).paths).toEqual([
    ['V', 'M0 5h10M20 5h10'],
    ['Z', 'M10 5h10M30 5h10'],
  ]);
});
