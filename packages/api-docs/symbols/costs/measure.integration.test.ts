import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { currentRelease, releases } from '@o1js-docs/project/releases';
import { casesFile, readCases } from './cases';
import { measureRelease } from './measure-release';
import { readApiCosts } from './recorded';

const release = currentRelease();
const committed = readApiCosts(release, '.');
const measured = [
  'Field#add',
  'Field#mul',
  'Field#toBigInt',
  'Poseidon.hash',
  'UInt64#div',
];

test('each recorded symbol has a case, and each case is recorded', () => {
  const ids = readCases('.').calls.map(({ id }) => id);
  const recorded = releases.flatMap((each) =>
    Object.keys(readApiCosts(each, '.').symbols),
  );
  expect([...new Set(ids)].sort()).toEqual([...new Set(recorded)].sort());
});

test('costs are measured as they are recorded, and a wrong case names its line', async () => {
  const { calls, ...rest } = parse(readFileSync(casesFile, 'utf8')) as {
    calls: Record<string, string>;
  };
  const siteFolder = folderWith({
    'docs/api-reference/symbols.json': JSON.stringify(
      [...measured, 'Field#broken'].map((name) => ({ name })),
    ),
    [casesFile]: stringify({
      calls: {
        'Field#broken': '$(Field).broken()',
        'Field#old': '$(Field).old()',
        ...Object.fromEntries(
          Object.entries(calls).filter(([key]) =>
            measured.includes(key.split(' ')[0]!),
          ),
        ),
      },
      ...rest,
    }),
  });
  symlinkSync(path.resolve('node_modules'), `${siteFolder}/node_modules`);
  const errors = await measureRelease(release, siteFolder);
  expect(errors).toEqual([
    `${casesFile}:2: $(...).broken is not a function (o1js ${committed.o1js})`,
    `${casesFile}:3: no release has the symbol Field#old`,
  ]);
  expect(readApiCosts(release, siteFolder)).toEqual({
    o1js: committed.o1js,
    symbols: Object.fromEntries(
      measured.map((id) => [id, committed.symbols[id]]),
    ),
  });
});
