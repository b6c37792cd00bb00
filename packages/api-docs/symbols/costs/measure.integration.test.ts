import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { currentRelease, releases } from '@o1js-docs/project/releases';
import { casesFile, readCases } from './cases';
import { measureRelease } from './measure-release';
import { readApiCosts, writeApiCosts } from './recorded';

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

test('measured costs are compared with the file, and a wrong case names its line', async () => {
  const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'costs-'));
  for (const folder of ['docs/api-reference', path.dirname(casesFile)]) {
    mkdirSync(path.join(siteFolder, folder), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), `${siteFolder}/node_modules`);
  writeFileSync(
    path.join(siteFolder, 'docs/api-reference/symbols.json'),
    JSON.stringify([...measured, 'Field#broken'].map((name) => ({ name }))),
  );
  const { calls, ...rest } = parse(readFileSync(casesFile, 'utf8')) as {
    calls: Record<string, string>;
  };
  writeFileSync(
    path.join(siteFolder, casesFile),
    stringify({
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
  );
  const right = measured
    .filter((id) => id !== 'Field#add')
    .map((id) => [id, committed.symbols[id]!] as const);
  writeApiCosts(release, siteFolder, {
    ...committed,
    symbols: { ...Object.fromEntries(right), 'Field#mul': 'constants only' },
  });
  const errors = await measureRelease(release, siteFolder, '--check');
  rmSync(siteFolder, { recursive: true });
  expect(errors).toEqual([
    `${casesFile}:2: $(...).broken is not a function (o1js ${committed.o1js})`,
    `${casesFile}:3: no release has the symbol Field#old`,
    'docs/_measured/api-costs.json: Field#add: recorded nothing; measured {"":{"rows":0,"gates":{}}}',
    'docs/_measured/api-costs.json: Field#mul: recorded "constants only"; measured {"":{"rows":0.5,"gates":{"Generic":0.5},"constant":{"rows":0,"gates":{}}}}',
    'If you meant this, run: npm run costs -- --write current',
  ]);
});
