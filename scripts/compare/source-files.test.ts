import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from './source-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string): void {
  const absolute = path.join(folder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, file);
}

test('folders are searched for code, files are taken as they are', () => {
  for (const file of [
    'src/b.tsx',
    'src/deep/a.mts',
    'src/types.d.ts',
    'src/notes.md',
    'src/node_modules/x/index.js',
    'src/.next/x.js',
    'one.txt',
  ]) {
    write(file);
  }
  expect(
    readSources(['src', 'one.txt'], folder).map(({ name }) =>
      name.replaceAll(path.sep, '/'),
    ),
  ).toEqual(['src/b.tsx', 'src/deep/a.mts', 'one.txt']);
});

test('a path that is not there, and a folder without code, are errors', () => {
  write('empty/notes.md');
  expect(() => readSources(['nowhere'], folder)).toThrow(
    `There is no nowhere in ${folder}.`,
  );
  expect(() => readSources(['empty'], folder)).toThrow(
    'empty has no TypeScript or JavaScript files.',
  );
});
