import { expect, test } from 'vitest';
import {
  homeOf,
  missingPageOf,
  pageBelow,
  startWithout,
  withoutMissingPage,
} from './address';

const current = {
  name: 'current',
  label: 'Current',
  path: '/o1js/',
  mainDocId: 'index',
  docs: [
    { id: 'index', path: '/o1js/' },
    { id: 'zkapps/intro', path: '/o1js/zkapps/intro' },
  ],
};
const archived = {
  ...current,
  name: '2.4.0',
  label: '2.4.0',
  path: '/o1js/2.4.0',
  docs: [{ id: 'index', path: '/o1js/2.4.0/' }],
};

test('the start of a version says which page it lacks', () => {
  const address = startWithout(archived, current, '/o1js/zkapps/intro');
  expect(address).toBe('/o1js/2.4.0/?missing=zkapps/intro');
  expect(missingPageOf(new URL(address, 'https://x').search)).toBe(
    'zkapps/intro',
  );
  expect(missingPageOf('')).toBeUndefined();
});

test('the page is found in the version that has it', () => {
  expect(pageBelow(current, 'zkapps/intro')).toBe('/o1js/zkapps/intro');
  expect(pageBelow(archived, 'zkapps/intro')).toBeUndefined();
  expect(homeOf(archived)).toBe('/o1js/2.4.0/');
});

test('the rest of a query stays', () => {
  expect(withoutMissingPage('?missing=a/b')).toBe('');
  expect(withoutMissingPage('?x=1&missing=a/b')).toBe('?x=1');
  expect(withoutMissingPage('?x=a%20b')).toBe('?x=a%20b');
});
