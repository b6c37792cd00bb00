import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentRelease } from '../../../config/releases';
import { idOf } from '../id';
import type { ApiSymbol } from '../symbol';
import { costDifferences } from './compare';
import type { ApiCosts } from './cost';
import { measureCosts, type MeasuredCosts } from './measure';
import { readApiCosts, writeApiCosts } from './recorded';

const method = (name: string, signature: string, ofInstance = true) => ({
  name,
  kind: 'method',
  signature,
  ...(ofInstance && { ofInstance }),
  declarations: [],
});

const symbols = [
  method('UInt64.add', 'add(y: UInt64 | number): UInt64'),
  method('UInt64.div', 'div(y: UInt64 | number): UInt64'),
  method('UInt64.check', 'check(x: UInt64): void', false),
  method('Field.add', 'add(y: Field | bigint): Field'),
  method('Field.mul', 'mul(y: Field | bigint): Field'),
  method('Field.toBigInt', 'toBigInt(): bigint'),
  method('Poseidon.hash', 'hash(input: Field[]): Field', false),
  // Nothing can be variable in it.
  method('Field.fromJSON', 'fromJSON(json: string): Field', false),
  method('Field.missing', 'missing(): Field'),
] as ApiSymbol[];

const release = currentRelease();
const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'costs-'));
let measured: MeasuredCosts;
beforeAll(async () => {
  symlinkSync(path.resolve('node_modules'), `${siteFolder}/node_modules`);
  mkdirSync(path.join(siteFolder, 'docs/api-reference'), { recursive: true });
  writeFileSync(
    path.join(siteFolder, 'docs/api-reference/symbols.json'),
    JSON.stringify(symbols),
  );
  measured = await measureCosts(release, siteFolder);
});
afterAll(() => rmSync(siteFolder, { recursive: true }));

/** Of the symbols above, as committed. */
function recorded(): ApiCosts['symbols'] {
  const all = readApiCosts(release, process.cwd()).symbols;
  const ids = new Set(symbols.map(idOf));
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

test('calls cost what is recorded, a half of a row where gates share one', () => {
  expect(costDifferences(recorded(), measured.symbols)).toEqual([]);
  expect(measured.symbols['Field#mul']).toEqual({
    '': {
      rows: 0.5,
      gates: { Generic: 0.5 },
      constant: { rows: 0, gates: {} },
    },
  });
  expect(measured.symbols['Field#add']).toEqual({
    '': { rows: 0, gates: {} },
  });
  expect(Object.keys(measured.symbols['Poseidon.hash']!)).toContain('4 fields');
});

test('what needs values says so, and what takes no variable has no cost', () => {
  expect(measured.symbols['Field#toBigInt']).toBe('constants only');
  expect(measured.symbols).not.toHaveProperty('Field.fromJSON');
});

test('a call that fails is told with its error', () => {
  expect(measured.failed).toEqual(['Field#missing: missing is no function']);
});

test('a wrong figure, a missing and an old symbol are found in the file', () => {
  const rest = Object.fromEntries(
    Object.entries(measured.symbols).filter(([id]) => id !== 'Field#mul'),
  );
  writeApiCosts(release, siteFolder, {
    o1js: measured.o1js,
    symbols: {
      ...rest,
      'UInt64.check': { '': { rows: 5, gates: { EndoMulScalar: 5 } } },
      'UInt64#old': 'constants only',
    },
  });
  const { symbols: wrong } = readApiCosts(release, siteFolder);
  expect(costDifferences(wrong, measured.symbols)).toEqual([
    'Field#mul: recorded nothing; measured 0.5 rows (0.5 Generic), with a constant 0 rows (no gates)',
    'UInt64#old: recorded constants only; measured nothing',
    'UInt64.check: recorded 5 rows (5 EndoMulScalar); measured 4 rows (4 EndoMulScalar)',
  ]);
});
