import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareReleases } from '../comparison/compare-releases';
import type { CompareData } from '../comparison/data';
import { ReleaseReader } from '../changelog/exports/release-reader';
import { installedPackages } from '../changelog/exports/packages';
import { changedSignatures } from '../changelog/exports/signatures';
import { changedMessages } from '../changelog/messages/changes';
import { byVersion } from '@o1js-docs/api-docs/symbols/version';
import { buildData } from './build-data';

const siteFolder = path.resolve('.');
const installed = [...installedPackages(siteFolder).keys()].sort(byVersion);
const pairs = installed.flatMap((from) =>
  installed.filter((to) => to !== from).map((to) => [from, to] as const),
);

const reader = new ReleaseReader(siteFolder);
let data: CompareData;
beforeAll(() => {
  data = buildData(siteFolder);
});

test('the data that a browser loads weighs at most 30 kB gzipped', () => {
  expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(30_000);
});

test('any two recorded releases can be compared', () => {
  expect(data.releases[0]).toBe('1.0.1');
  for (const from of data.releases) {
    for (const to of data.releases) {
      const { removed, added } = compareReleases(data, from, to);
      expect(removed.filter((name) => added.includes(name))).toEqual([]);
    }
  }
});

describe.each(pairs)('from %s to %s', (from, to) => {
  test('names are those that a comparison of the two packages finds', async () => {
    const found = await reader.compare(from, to);
    const composed = compareReleases(data, from, to);
    expect(composed.added).toEqual(
      [...found.added, ...found.newMembers].sort(),
    );
    // Members of a namespace that is gone are not listed next to it.
    const all = [...found.removed, ...found.removedMembers];
    const withoutOwner = all.filter(
      (name) => !all.some((owner) => name.startsWith(`${owner}.`)),
    );
    expect(composed.removed).toEqual(withoutOwner.sort());
    expect(composed.deprecated).toEqual(
      found.deprecated
        .filter((name) => !found.added.some((each) => name.startsWith(each)))
        .sort(),
    );
  });

  test('changed signatures are those that differ between the two packages', async () => {
    const found = changedSignatures(
      await reader.signaturesOf(from),
      await reader.signaturesOf(to),
    );
    const composed = compareReleases(data, from, to).changed;
    expect(composed.map(({ name }) => name)).toEqual(
      Object.keys(found)
        .map((id) => id.replace('#', '.'))
        .sort(),
    );
  });

  test('error messages are those that differ between the two packages', async () => {
    const { gone, came } = changedMessages(
      await reader.messagesOf(from),
      await reader.messagesOf(to),
    );
    const { messages } = compareReleases(data, from, to);
    expect(
      [...messages.gone.map(({ text }) => text)]
        .concat(messages.changed.map(({ before }) => before))
        .sort(),
    ).toEqual(Object.keys(gone).sort());
    const after = new Set([
      ...messages.came.map(({ text }) => text),
      ...messages.changed.map(({ after }) => after),
    ]);
    expect([...after].sort()).toEqual(Object.keys(came).sort());
  });
});
