import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as contract from './contract';
import type * as embedded from './embedded';
import { escapeMarkup } from './escape-markup';
import type * as hosted from './hosted';
import { tagsOfFilters } from './requests';

type Contract = typeof contract;
test('both engines export what the theme imports', () => {
  expectTypeOf<typeof embedded>().toExtend<Contract>();
  expectTypeOf<typeof hosted>().toExtend<Contract>();
});

describe('facet filters', () => {
  const known = ['docs-default-current', 'docs-default-1.0.0'];

  test('select the tags they name', () => {
    expect(
      tagsOfFilters(
        [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0.0'],
        ],
        known,
      ),
    ).toEqual(['docs-default-1.0.0']);
  });

  test('without a tag select every version', () => {
    expect(tagsOfFilters(['language:en'], known)).toEqual(known);
    expect(tagsOfFilters(undefined, known)).toEqual(known);
  });
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
