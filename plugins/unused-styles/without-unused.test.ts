import { expect, test } from 'vitest';
import { withoutUnused } from './without-unused';

const plugin = withoutUnused(
  (name) => ['hero', 'hero__title'].includes(name),
  new Set(['--hero-color']),
);

/** @returns the selectors that are left of a rule; nothing of one that is removed */
function left(...selectors: string[]): string[] {
  const rule = {
    selectors,
    remove: () => {
      rule.selectors = [];
    },
  };
  plugin.Once({
    walkRules: (visit) => visit(rule),
    walkDecls: () => undefined,
  });
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

test('a custom property that nothing reads goes, and others stay', () => {
  const removed: string[] = [];
  plugin.Once({
    walkRules: () => undefined,
    walkDecls: (_, visit) => {
      for (const prop of ['--hero-color', '--menu-color']) {
        visit({ prop, remove: () => removed.push(prop) });
      }
    },
  });
  expect(removed).toEqual(['--hero-color']);
});
