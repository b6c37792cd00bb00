import { expect, test } from 'vitest';
import { withoutDarkRules } from './without-dark-rules';

/** @returns the selectors that are left of a rule; nothing of one that is removed */
function left(...selectors: string[]): string[] {
  const rule = {
    selectors,
    remove: () => {
      rule.selectors = [];
    },
  };
  withoutDarkRules.Rule(rule);
  return rule.selectors;
}

test('rules of the dark mode go, and others stay', () => {
  expect(left("[data-theme='dark'] .a", 'html[data-theme=dark] b')).toEqual([]);
  expect(left('.a', '[data-theme="dark"] .a')).toEqual(['.a']);
  expect(left("[data-theme='light'] .a", '.dark')).toEqual([
    "[data-theme='light'] .a",
    '.dark',
  ]);
});
