import path from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrations';
import { installedPackages } from '../../changelog/exports/packages';
import { byVersion } from '@o1js-docs/project/by-version';
import { wrongMigrations } from './verify';

const siteFolder = path.resolve('.');
const installed = [...installedPackages(siteFolder).keys()].sort(byVersion);
const [oldest, newest] = [installed[0]!, installed.at(-1)!];

// `npm run test:all -- migrations` downloads the other releases.
const between = migrations
  .filter(
    ({ from, to }) =>
      byVersion(from, oldest) >= 0 && byVersion(to, newest) <= 0,
  )
  .map((migration) => ({ ...migration, from: oldest, to: newest }));

test('samples of migrations between installed releases compile on the releases they name', async () => {
  expect(between.length).toBeGreaterThan(0);
  expect(await wrongMigrations(between, siteFolder)).toEqual([]);
});

test('a migration with wrong samples is reported', async () => {
  const sample = "import { Field } from 'o1js';\nField(1);";
  const wrong = {
    name: 'Field',
    from: oldest,
    to: newest,
    text: 'Nothing.',
    before: sample,
    after: "import { Nothing } from 'o1js';",
  };
  expect(await wrongMigrations([wrong], siteFolder)).toEqual([
    `Field: \`before\` compiles on ${newest}.`,
    expect.stringContaining(`Field: \`after\` doesn't compile on ${newest}: `),
  ]);
});
