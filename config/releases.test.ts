import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../package.json';
import versions from '../versions.json';
import { checkReleases } from './check-releases';
import { installedRelease } from './installed-release';
import { docsFolder, releases, urlPrefix } from './releases';

const table = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  { docsVersion: '1.0.0', label: '1.0.0', npmPackage: 'o1js-1.0.0' },
];
const dependencies = { o1js: '1.1.0', 'o1js-1.0.0': 'npm:o1js@1.0.0' };

describe('the release table', () => {
  test('agrees with versions.json and package.json', () => {
    expect(() =>
      checkReleases(releases, versions, packageJson.dependencies),
    ).not.toThrow();
  });

  test('refuses a docs version without a package, and says what to run', () => {
    expect(() =>
      checkReleases(table, ['1.0.0', '0.9.0'], dependencies),
    ).toThrow(
      /0\.9\.0 \(versions\.json\) has no o1js package\. Run: npm install --save-exact o1js-0\.9\.0@npm:o1js@0\.9\.0/,
    );
  });

  test('refuses a package without a docs version, and says what to run', () => {
    expect(() => checkReleases(table, [], dependencies)).toThrow(
      /o1js-1\.0\.0 \(config\/releases\.ts\) has no docs version 1\.0\.0\. Run: npx docusaurus docs:version 1\.0\.0/,
    );
  });

  test('refuses a package that package.json does not list', () => {
    expect(() => checkReleases(table, ['1.0.0'], { o1js: '1.1.0' })).toThrow(
      /o1js-1\.0\.0 of docs version 1\.0\.0 is not in package\.json/,
    );
  });

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
