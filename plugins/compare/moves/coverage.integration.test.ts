import path from 'node:path';
import { expect, test } from 'vitest';
import {
  compareReleases,
  isCertain,
} from '../../../src/compare/compare-releases';
import { buildData } from '../build-data';

const data = buildData(path.resolve('.'));
const pairs = data.releases
  .slice(1)
  .map((to, i) => compareReleases(data, data.releases[i]!, to));

test('each name that is gone, or whose call fails for certain, has words', () => {
  const wanted = pairs.flatMap(({ to, removed, changed, moves }) => {
    const known = new Set(moves.map(({ name }) => name));
    const broken = changed
      .filter(({ reasons }) =>
        reasons.some((each) => /^[<>p]/.test(each) && isCertain(each)),
      )
      .map(({ name }) => name);
    return [...removed, ...broken]
      .filter((name) => !known.has(name))
      .map((name) => `${to}: ${name}`);
  });
  expect(pairs.flatMap(({ removed }) => removed).length).toBeGreaterThan(20);
  expect(wanted).toEqual([]);
});

test('words are about names that a pair of releases has', () => {
  const told = new Set(pairs.flatMap(({ moves }) => moves));
  expect(data.moves.filter((move) => !told.has(move))).toEqual([]);
});
