import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolders } from './compare-folders';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return path.join(root, name);
}

test('folders with the same bytes do not differ', () => {
  const files = { 'index.html': 'a', 'img/logo.svg': 'b' };
  expect(compareFolders(folder('one', files), folder('two', files))).toEqual(
    [],
  );
});

test('each file that differs, or is in one folder only, is named', () => {
  const one = folder('one', { same: 'a', changed: 'built at 1', 'x/gone': '' });
  const two = folder('two', { same: 'a', changed: 'built at 2', 'x/new': '' });
  expect(compareFolders(one, two)).toEqual([
    'changed: differs from byte 9 on: "built at 1" and "built at 2"',
    `x/gone: only in ${one}`,
    `x/new: only in ${two}`,
  ]);
});

test('a file that only goes on differs where the other ends', () => {
  const one = folder('one', { file: 'abc' });
  const two = folder('two', { file: 'abcd' });
  expect(compareFolders(one, two)).toEqual([
    'file: differs from byte 3 on: "abc" and "abcd"',
  ]);
});
