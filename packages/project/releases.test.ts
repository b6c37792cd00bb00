import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installedRelease } from './installed-release';
import { archivedRelease, docsFolder, urlPrefix } from './releases';

const table = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  archivedRelease('1.0.0'),
];

describe('the release table', () => {
  test('gives every release a folder and an address', () => {
    expect(table.map(docsFolder)).toEqual([
      'docs',
      'versioned_docs/version-1.0.0',
    ]);
    expect(table.map(urlPrefix)).toEqual(['', '1.0.0/']);
  });
});

describe('a release on disk', () => {
  let siteDir: string;
  const install = (files: Record<string, string>) => {
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(siteDir, 'node_modules', 'o1js-1.0.0', file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  };
  const sources = {
    'src/index.ts': '',
    'dist/node/index.js': '',
    'dist/node/index.d.ts': '',
  };
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  test('that is missing is named, with what to run', () => {
    expect(() => installedRelease(table[1]!, siteDir)).toThrow(
      /o1js-1\.0\.0, which documents version 1\.0\.0, is not installed: .*Run: npm ci/,
    );
  });

  test('that is half installed is named, with what is missing', () => {
    install({ 'package.json': '{"version":"1.0.0"}' });
    expect(() => installedRelease(table[1]!, siteDir)).toThrow(
      /is incomplete: .*src\/index\.ts does not exist\. Run: npm ci/,
    );
  });

  test('that is another version than its alias says is refused', () => {
    install({ ...sources, 'package.json': '{"version":"1.0.1"}' });
    expect(() => installedRelease(table[1]!, siteDir)).toThrow(
      /is documented from o1js 1\.0\.1/,
    );
  });

  test('that is whole gives its version and folder', () => {
    install({ ...sources, 'package.json': '{"version":"1.0.0"}' });
    expect(installedRelease(table[1]!, siteDir)).toMatchObject({
      o1jsVersion: '1.0.0',
      packageFolder: path.join(siteDir, 'node_modules', 'o1js-1.0.0'),
    });
  });
});
