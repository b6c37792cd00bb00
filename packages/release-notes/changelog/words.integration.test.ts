import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { currentRelease } from '@o1js-docs/project/releases';
import {
  wrongAssertions,
  groups,
  groupsOf,
  unknownNames,
} from './export-assertions';
import { readEntries } from './entries';
import { readPublicApi } from './exports/public-api';
import { readComparisons } from '@o1js-docs/api-docs/symbols/history';
import { byVersion } from '@o1js-docs/project/by-version';

const siteFolder = path.resolve(import.meta.dirname, '../../..');
const entries = readEntries(siteFolder);
const comparisons = readComparisons(siteFolder);

const { packageFolder } = installedRelease(currentRelease(), siteFolder);
const newest = readPublicApi(packageFolder);

/** Every name that a release is known to have. */
const known = new Set([
  ...Object.entries(newest).flatMap(([name, { members }]) => [
    name,
    ...members.map((member) => `${name}.${member}`),
  ]),
  ...Object.values(comparisons).flatMap((found) =>
    found
      ? [
          ...found.added,
          ...found.removed,
          ...found.newMembers,
          ...found.removedMembers,
        ]
      : [],
  ),
]);

describe('the changelog', () => {
  test('has an entry for each recorded release, and no other', () => {
    expect(
      entries.map(({ version }) => version),
      'Write changelog/<release>.md, or run: npm run changelog',
    ).toEqual(Object.keys(comparisons).sort(byVersion).reverse());
  });

  test('has dates that do not rise from entry to entry', () => {
    const dates = entries.flatMap(({ date }) => date ?? []);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each(entries)('$version has groups in their order', (entry) => {
    const found = groupsOf(entry);
    // A release without a package can have an empty entry.
    if (comparisons[entry.version]) expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(groups.filter((group) => found.includes(group)));
  });

  test.each(entries)('$version says what its package says', (entry) => {
    const comparison = comparisons[entry.version];
    expect(
      comparison ? wrongAssertions(entry, comparison, known) : [],
      `Fix changelog/${entry.version}.md: see its line in changelog/exports.json.`,
    ).toEqual([]);
  });
});

test.each(entries)('$version mentions members that exist', (entry) => {
  expect(unknownNames(entry, known)).toEqual([]);
});
