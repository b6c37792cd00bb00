import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderWith } from '../fixtures/folder-with';
import { codeFingerprint, DiskCache } from './disk-cache';

let folder: string;
const make = vi.fn((): { list: (number | undefined)[] } => ({
  list: [1, undefined],
}));

beforeEach(() => {
  folder = folderWith();
  make.mockClear();
});

const code = new URL('digest.ts', import.meta.url).href;
const cache = (root = code) =>
  new DiskCache<ReturnType<typeof make>>('values', [root], folder);
const files = () =>
  readdirSync(path.join(folder, 'values')).map((name) =>
    path.join(folder, 'values', name),
  );

test('an entry is made once, and each caller gets a copy', () => {
  cache().get('page', make);
  const first = cache();
  first.get('page', make).list.push(2);
  expect(first.get('page', make)).toEqual({ list: [1, undefined] });
  expect(make).toHaveBeenCalledTimes(1);
});

test('an entry is made again for another input, and by other code', () => {
  cache().get('page', make);
  cache().get('other page', make);
  cache(new URL('read-cached.ts', import.meta.url).href).get('page', make);
  expect(make).toHaveBeenCalledTimes(3);
  expect(files()).toHaveLength(3);
});

test('an entry that was not written to its end is made again', () => {
  cache().get('page', make);
  const [file = ''] = files();
  writeFileSync(file, readFileSync(file).subarray(0, 4));
  expect(cache().get('page', make)).toEqual(make());
});

test('an entry is not there if making it fails', () => {
  const fail = () => {
    throw new Error('line 3');
  };
  expect(() => cache().get('page', fail)).toThrow('line 3');
  expect(existsSync(path.join(folder, 'values'))).toBe(false);
});

test('an entry is deleted a month after it was written', () => {
  const old = new Date('2020-01-01');
  cache().get('old', make);
  for (const file of files()) utimesSync(file, old, old);
  cache().get('new', make);
  expect(files()).toHaveLength(1);
});

test('the fingerprint of code changes with each module that it imports, also from a package of the site, and with the installed packages', () => {
  const site = 'node_modules/@o1js-docs/a';
  const files = {
    'root.ts': "import './near';\nimport '@o1js-docs/a/b';\n",
    'near.ts': 'export const near = 1;\n',
    [`${site}/b.ts`]: "export * from './c';\n",
    [`${site}/c.ts`]: 'export const c = 1;\n',
    'package-lock.json': '{}\n',
  };
  const exported = '{ "exports": { "./b": "./b.ts" } }';
  const folder = folderWith({ ...files, [`${site}/package.json`]: exported });
  const root = pathToFileURL(path.join(folder, 'root.ts')).href;
  const seen = new Set([codeFingerprint([root], folder)]);
  for (const file of Object.keys(files)) {
    appendFileSync(path.join(folder, file), '\n');
    seen.add(codeFingerprint([root], folder));
  }
  expect(seen.size).toBe(Object.keys(files).length + 1);
});
