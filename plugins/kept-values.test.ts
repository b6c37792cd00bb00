import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDigest, KeptValues } from './kept-values';

let folder: string;
const make = vi.fn((): { list: (number | undefined)[] } => ({
  list: [1, undefined],
}));

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'kept-')), 'values');
  make.mockClear();
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const files = () => readdirSync(folder).map((name) => path.join(folder, name));

test('a value is made once, and each caller has its own', () => {
  new KeptValues(folder, 'code').get('page', make);
  const first = new KeptValues<ReturnType<typeof make>>(folder, 'code');
  first.get('page', make).list.push(2);
  expect(first.get('page', make)).toEqual({ list: [1, undefined] });
  expect(make).toHaveBeenCalledTimes(1);
});

test('it can be looked for without making it', () => {
  const values = new KeptValues<ReturnType<typeof make>>(folder, 'code');
  expect(values.has('page')).toBe(false);
  expect(values.find('page')).toBeUndefined();
  values.keep('page', { list: [1] });
  expect(values.has('page')).toBe(true);
  expect(values.find('page')).toEqual({ list: [1] });
});

test('it is made again of another input, and by other code', () => {
  new KeptValues(folder, 'code').get('page', make);
  new KeptValues(folder, 'code').get('other page', make);
  new KeptValues(folder, 'other code').get('page', make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(files()).toHaveLength(3);
});

test('a file cut short is made again', () => {
  new KeptValues(folder, 'code').get('page', make);
  const [file = ''] = files();
  writeFileSync(file, readFileSync(file).subarray(0, 4));
  expect(new KeptValues(folder, 'code').get('page', make)).toEqual(make());
});

test('what cannot be made is not kept', () => {
  const values = new KeptValues(folder, 'code');
  const fail = () => {
    throw new Error('line 3');
  };
  expect(() => values.get('page', fail)).toThrow('line 3');
  expect(existsSync(folder)).toBe(false);
});

test('what nothing asks for is forgotten, what was asked for is not', () => {
  const old = new Date('2020-01-01');
  new KeptValues(folder, 'code').get('unused', make);
  new KeptValues(folder, 'code').get('used', make);
  for (const file of files()) utimesSync(file, old, old);
  new KeptValues(folder, 'code').get('used', make);
  new KeptValues(folder, 'code').get('new', make);
  expect(files()).toHaveLength(2);
  new KeptValues(folder, 'code').get('used', make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('code is told apart by its folders', () => {
  expect(codeDigest('plugins/markdown')).toBe(codeDigest('plugins/markdown'));
  expect(codeDigest('plugins/markdown')).not.toBe(codeDigest('src/text'));
});
