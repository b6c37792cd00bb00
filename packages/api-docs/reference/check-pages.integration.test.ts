import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPages } from './check-pages';

let folder: string;
const write = (page: string) => {
  mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
  writeFileSync(path.join(folder, page), '');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a generated folder', () => {
  test('with paths that differ only in case is refused', () => {
    ['Introduction.md', 'variables/A.md', 'variables/a.md'].forEach(write);
    expect(() => checkPages(folder)).toThrow(
      /variables\/A\.md and variables\/a\.md differ only in case.*distinctNames/,
    );
  });
});
