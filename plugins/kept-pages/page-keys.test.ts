import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderDigest, sharedDigest } from '../inputs-digest';
import { pageKeys } from './page-keys';

let siteDir: string;
const folders = ['docs', 'versioned_docs/version-1'];

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'page-keys-'));
  execFileSync('git', ['init', '--quiet'], { cwd: siteDir });
  write('.gitignore', 'docs/api-reference/\n.cache/\n');
  write('docs/a.mdx', 'A');
  write('versioned_docs/version-1/a.mdx', 'A');
  write('src/theme.tsx', 'theme');
  write('tests/a.spec.ts', 'test');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const version = (title = 'A') =>
  ({
    versionName: '1',
    docs: [
      { permalink: '/1/a', title },
      { permalink: '/1/b', title },
    ],
  }) as LoadedVersion;

function keys(settings = '{}', loaded = version(), folder = folders[1]!) {
  const inputs = [
    sharedDigest(siteDir, folders)!,
    folderDigest(siteDir, folder),
    settings,
  ];
  return [...pageKeys(inputs.join('\0'), loaded).values()];
}

test('each page has a key of its own, the same in each build', () => {
  const before = keys();
  expect(new Set(before).size).toBe(2);
  expect(keys()).toEqual(before);
});

test.each<[string, string]>([
  ['a guide of the version', 'versioned_docs/version-1/a.mdx'],
  ['a file that the version includes', 'versioned_docs/version-1/_part.mdx'],
  ['the theme, not yet committed', 'src/theme.tsx'],
  ['a folder that no one has named', 'data/more.json'],
])('%s changes all keys', (_name, file) => {
  const before = keys();
  write(file, 'changed');
  for (const key of keys()) expect(before).not.toContain(key);
});

test.each<[string, string]>([
  ['a guide of another version', 'docs/a.mdx'],
  ['a test', 'tests/a.spec.ts'],
  ['a test beside its code', 'src/theme.test.tsx'],
  ['what git leaves out', '.cache/kept/file'],
])('%s changes none', (_name, file) => {
  const before = keys();
  write(file, 'changed');
  expect(keys()).toEqual(before);
});

test('a generated page changes the keys of its own version, though git leaves it out', () => {
  const before = keys('{}', version(), 'docs');
  const other = keys();
  write('docs/api-reference/Field.md', 'Field');
  expect(keys('{}', version(), 'docs')).not.toEqual(before);
  expect(keys()).toEqual(other);
});

test('settings and what Docusaurus has loaded count', () => {
  const before = keys();
  expect(keys('{"url":1}')).not.toEqual(before);
  expect(keys('{}', version('B'))).not.toEqual(before);
});

test('a file that is deleted, and not committed, counts', () => {
  execFileSync('git', ['add', '.'], { cwd: siteDir });
  const before = keys();
  rmSync(path.join(siteDir, 'src/theme.tsx'));
  expect(keys()).not.toEqual(before);
});

test('without git nothing can be kept', () => {
  rmSync(path.join(siteDir, '.git'), { recursive: true });
  expect(sharedDigest(siteDir, folders)).toBeUndefined();
});
