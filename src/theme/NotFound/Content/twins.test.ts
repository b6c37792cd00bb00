import { expect, test } from 'vitest';
import { twins } from './twins';

const version = (label: string, path: string, ...docs: string[]) => ({
  label,
  path,
  docs: docs.map((doc) => ({ path: doc })),
});
const current = version(
  'Current',
  '/o1js/',
  '/o1js/',
  '/o1js/zkapps/intro',
  '/o1js/basic-types/field',
);
const archived = version(
  '2.4.0',
  '/o1js/2.4.0',
  '/o1js/2.4.0/',
  '/o1js/2.4.0/basic-types/field',
  '/o1js/2.4.0/advanced-concepts/proof-serialization',
);
const versions = [current, archived];

test('a page of another version is found, in both directions', () => {
  expect(twins('/o1js/2.4.0/zkapps/intro', archived, versions)).toEqual([
    { path: '/o1js/zkapps/intro', version: current },
  ]);
  expect(
    twins('/o1js/advanced-concepts/proof-serialization/', current, versions),
  ).toEqual([
    {
      path: '/o1js/2.4.0/advanced-concepts/proof-serialization',
      version: archived,
    },
  ]);
});

test('a page of the same version is found by another case, and alone', () => {
  for (const path of [
    '/o1js/basic-types/Field',
    '/o1js/Basic-Types/FIELD/',
    '/o1js/basic-types/Field.html',
  ]) {
    expect(twins(path, current, versions)).toEqual([
      { path: '/o1js/basic-types/field', version: undefined },
    ]);
  }
});

test('an unknown path has none', () => {
  expect(twins('/o1js/nowhere', current, versions)).toEqual([]);
});
