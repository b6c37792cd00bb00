import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeFingerprint, DiskCache } from './disk-cache';
import { importedSources } from './imported-sources';
import { referenceRoots } from './api-reference/refresh';

let folder: string;
const make = vi.fn((): { list: (number | undefined)[] } => ({
  list: [1, undefined],
}));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
  make.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an entry', () => {
  const code = 'plugins/digest.ts';
  const cache = (root = code) =>
    new DiskCache<ReturnType<typeof make>>('values', [root], folder);
  const files = () =>
    readdirSync(path.join(folder, 'values')).map((name) =>
      path.join(folder, 'values', name),
    );

  test('is made once, and each caller gets a copy', () => {
    cache().get('page', make);
    const first = cache();
    first.get('page', make).list.push(2);
    expect(first.get('page', make)).toEqual({ list: [1, undefined] });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('can be read and written without making it', () => {
    expect(cache().find('page')).toBeUndefined();
    cache().set('page', { list: [1] });
    expect(cache().find('page')).toEqual({ list: [1] });
    cache().clear();
    expect(cache().find('page')).toBeUndefined();
  });

  test('is made again for another input, and by other code', () => {
    cache().get('page', make);
    cache().get('other page', make);
    cache('plugins/page-loader.ts').get('page', make);
    expect(make).toHaveBeenCalledTimes(3);
    expect(files()).toHaveLength(3);
  });

  test('that was not written to its end is made again', () => {
    cache().get('page', make);
    const [file = ''] = files();
    writeFileSync(file, readFileSync(file).subarray(0, 4));
    expect(cache().get('page', make)).toEqual(make());
  });

  test('is not there if making it fails', () => {
    const fail = () => {
      throw new Error('line 3');
    };
    expect(() => cache().get('page', fail)).toThrow('line 3');
    expect(existsSync(path.join(folder, 'values'))).toBe(false);
  });

  test('is deleted if it was not used for a month', () => {
    const old = new Date('2020-01-01');
    cache().get('unused', make);
    cache().get('used', make);
    for (const file of files()) utimesSync(file, old, old);
    cache().get('used', make);
    cache().get('new', make);
    expect(files()).toHaveLength(2);
    cache().get('used', make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});

describe('the fingerprint of code', () => {
  const root = process.cwd();
  afterEach(() => vi.restoreAllMocks());

  test('changes with each module that helps to make the reference, and with the packages', () => {
    const sources = importedSources(
      referenceRoots.map((file) => path.resolve(file)),
    );
    const modules = [...sources.keys()].map((file) => path.relative('', file));
    expect(modules.length).toBeGreaterThan(45);
    expect(modules).toEqual(
      expect.arrayContaining([
        'plugins/api-reference/mark-parts.ts',
        'plugins/api-reference/write-index.ts',
        'plugins/markdown/api-parts.ts',
        'plugins/symbols/table/join.ts',
      ]),
    );
    const files = [...modules, 'package-lock.json'];
    for (const file of files) {
      const copy = path.join(folder, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(file));
    }
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const seen = new Set([codeFingerprint(referenceRoots)]);
    for (const file of files) {
      appendFileSync(path.join(folder, file), '\n');
      seen.add(codeFingerprint(referenceRoots));
    }
    expect(seen.size).toBe(files.length + 1);
  });

  test('covers each module that the generator of the reference names by its path', () => {
    const sources = importedSources(
      referenceRoots.map((file) => path.join(root, file)),
    );
    const named = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/['"`/](?!index\.)([\w-]+\.tsx?)['"`]/g)].map(
        ([, name]) => ({ file, name: name! }),
      ),
    );
    expect(named.map(({ name }) => name)).toContain('typedoc-plugin.ts');
    const covered = new Set([...sources.keys()].map((f) => path.basename(f)));
    expect(named.filter(({ name }) => !covered.has(name))).toEqual([]);
  });
});
