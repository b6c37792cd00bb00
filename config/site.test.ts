import { expect, test } from 'vitest';
import { withSlashes } from './site';

test.each([
  ['/', '/'],
  ['docs', '/docs/'],
  ['/preview/42', '/preview/42/'],
  ['/preview/42/', '/preview/42/'],
])('the base path %s is served at %s', (given, served) => {
  expect(withSlashes(given)).toBe(served);
});
