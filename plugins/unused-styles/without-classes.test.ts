import { expect, test } from 'vitest';
import { withoutClasses } from './without-classes';

const plugin = withoutClasses(new Set(['hero', 'hero__title']));

/** @returns the selectors that are left of a rule; nothing of one that is removed */
function left(...selectors: string[]): string[] {
  const rule = {
    selectors,
    remove: () => {
      rule.selectors = [];
    },
  };
  plugin.Rule(rule);
  return rule.selectors;
}

test('selectors that need an unused class go, and others stay', () => {
  expect(left('.hero', 'html .hero__title > a')).toEqual([]);
  expect(left('.hero', '.menu')).toEqual(['.menu']);
  expect(left('.hero-like', '.menu:not(.hero)', 'hero')).toEqual([
    '.hero-like',
    '.menu:not(.hero)',
    'hero',
  ]);
});
