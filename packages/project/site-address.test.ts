import { describe, expect, test } from 'vitest';
import { basePath, origin } from './site-address';

describe('BASE_PATH', () => {
  test.each([
    ['/', '/'],
    ['docs', '/docs/'],
    ['/preview/42', '/preview/42/'],
    ['/preview/42/', '/preview/42/'],
  ])('%s is served at %s', (given, served) => {
    expect(basePath(given)).toBe(served);
  });

  test.each(['https://example.org/docs/', '/a b/', '/docs?x=1', '/docs/../x'])(
    '%s is refused, by the name of the variable',
    (given) => {
      expect(() => basePath(given)).toThrow(
        `BASE_PATH is "${given}", which is not a folder below SITE_URL. Set it like this: BASE_PATH=/preview/42/`,
      );
    },
  );
});

describe('SITE_URL', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s is the origin %s', (given, expected) => {
    expect(origin(given)).toBe(expected);
  });

  test.each([
    'example.org',
    'localhost:3000',
    'ftp://example.org',
    'https://example.org/?q=1',
    'javascript:alert(1)',
  ])('%s is refused, by the name of the variable', (given) => {
    expect(() => origin(given)).toThrow(
      `SITE_URL is "${given}", which is not an address of a site. Set it like this: SITE_URL=https://example.org`,
    );
  });

  test('with a folder says where the folder belongs', () => {
    expect(() => origin('https://you.github.io/docs')).toThrow(
      'Set both: SITE_URL=https://you.github.io BASE_PATH=/docs/',
    );
  });
});
