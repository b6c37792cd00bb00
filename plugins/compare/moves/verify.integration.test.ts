import path from 'node:path';
import { expect, test } from 'vitest';
import { moves } from '../../../changelog/moves';
import { installedPackages } from '../../changelog/exports/packages';
import { byVersion } from '../../changelog/version';
import { wrongMoves } from './verify';

const siteFolder = path.resolve('.');
const installed = [...installedPackages(siteFolder).keys()].sort(byVersion);
const [oldest, newest] = [installed[0]!, installed.at(-1)!];

/** Other releases have to be downloaded: `npm run test:all -- moves`. */
const between = moves
  .filter(
    ({ from, to }) =>
      byVersion(from, oldest) >= 0 && byVersion(to, newest) <= 0,
  )
  .map((move) => ({ ...move, from: oldest, to: newest }));

test('samples of moves between installed releases compile where they say so', async () => {
  expect(between.length).toBeGreaterThan(0);
  expect(await wrongMoves(between, siteFolder)).toEqual([]);
});

test('a sample that says something wrong is told', async () => {
  const sample = "import { Field } from 'o1js';\nField(1);";
  const wrong = {
    name: 'Field',
    from: oldest,
    to: newest,
    text: 'Nothing.',
    before: sample,
    after: "import { Nothing } from 'o1js';",
  };
  expect(await wrongMoves([wrong], siteFolder)).toEqual([
    `Field: \`before\` compiles on ${newest}.`,
    expect.stringContaining(`Field: on ${newest} `),
  ]);
});
