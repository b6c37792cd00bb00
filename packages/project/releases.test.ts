import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith } from './fixtures/folder-with';
import { installedRelease } from './installed-release';
import { archivedRelease } from './releases';

const release = archivedRelease('1.0.0');

describe('a release on disk', () => {
  const installed = 'node_modules/o1js-1.0.0';
  const sources = {
    [`${installed}/src/index.ts`]: '',
    [`${installed}/dist/node/index.js`]: '',
    [`${installed}/dist/node/index.d.ts`]: '',
    [`${installed}/dist/web/index.js`]: '',
  };
  const withVersion = (version: string, files = {}) =>
    folderWith({
      [`${installed}/package.json`]: JSON.stringify({ version }),
      ...files,
    });

  test('that is missing is named, with what to run', () => {
    expect(() => installedRelease(release, folderWith())).toThrow(
      /o1js-1\.0\.0, which documents version 1\.0\.0, is not installed: .*Run: npm ci/,
    );
  });

  test('that is half installed is named, with what is missing', () => {
    const siteDir = withVersion('1.0.0');
    expect(() => installedRelease(release, siteDir)).toThrow(
      /is incomplete: .*src\/index\.ts does not exist\. Run: npm ci/,
    );
  });

  test('that is another version than its alias says is refused', () => {
    const siteDir = withVersion('1.0.1', sources);
    expect(() => installedRelease(release, siteDir)).toThrow(
      /is documented from o1js 1\.0\.1/,
    );
  });

  test('that is whole gives its version and folder', () => {
    const siteDir = withVersion('1.0.0', sources);
    expect(installedRelease(release, siteDir)).toMatchObject({
      o1jsVersion: '1.0.0',
      packageFolder: path.join(siteDir, installed),
    });
  });
});
