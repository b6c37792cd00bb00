import {
  cpSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  changesFile,
  readComparisons,
  readSignatures,
  signaturesFile,
} from '@o1js-docs/api-docs/symbols/history';
import { wrongRecords } from './check';

const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'records-'));
afterAll(() => rmSync(siteFolder, { recursive: true }));
cpSync('changelog', path.join(siteFolder, 'changelog'), { recursive: true });
symlinkSync(path.resolve('node_modules'), `${siteFolder}/node_modules`);

const write = (file: string, records: object) =>
  writeFileSync(path.join(siteFolder, file), JSON.stringify(records));

test('each record that the packages contradict is named', async () => {
  const comparisons = readComparisons('.');
  const record = comparisons['2.5.0']!;
  write(changesFile, {
    ...comparisons,
    '2.5.0': {
      ...record,
      exports: 1,
      newMembers: record.newMembers.filter((name) => name !== 'UInt8.and'),
      removed: ['Bool'],
      restored: ['Group'],
    },
  });
  write(signaturesFile, {
    ...readSignatures('.'),
    '2.5.0': { 'Field#add': ['add(): 1', 'add(): 2'] },
  });
  expect(await wrongRecords(['2.4.0', '2.5.0'], siteFolder)).toEqual([
    '2.5.0: 1 exports are recorded, the package has 286.',
    'From 2.4.0 to 2.5.0: added, and not recorded: UInt8.and',
    'From 2.4.0 to 2.5.0: recorded as removed, and not so: Bool',
    'From 2.4.0 to 2.5.0: recorded as no longer deprecated, and not so: Group',
    'From 2.4.0 to 2.5.0: recorded as a changed signature, and not so: Field.add, from add(): 1 to add(): 2',
  ]);
});

test('a release without a record is named', async () => {
  expect(await wrongRecords(['2.4.0', '3.0.0'], siteFolder)).toEqual([
    'Not recorded: o1js 3.0.0.',
  ]);
});
