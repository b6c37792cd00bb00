import { expect, expectTypeOf, test } from 'vitest';
import type * as embedded from './embedded';
import { escapeMarkup } from './escape-markup';
import type * as hosted from './hosted';

test('both engines export what the theme imports', () => {
  expectTypeOf<typeof hosted>().toExtend<typeof embedded>();
});

test('a hosted answer has its marks and no other markup', () => {
  expect(
    escapeMarkup({
      url: 'https://example.org/?a=1&b=2',
      nbHits: 2,
      hits: [{ value: '<mark>a</mark><img src=x onerror=alert(1)>' }],
    }),
  ).toEqual({
    url: 'https://example.org/?a=1&b=2',
    nbHits: 2,
    hits: [{ value: '<mark>a</mark>&lt;img src=x onerror=alert(1)&gt;' }],
  });
});
