import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPages } from './check-pages';
import { isFresh, writeStamp } from './stamp';

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
  test('without pages is refused', () => {
    expect(() => checkPages(folder)).toThrow('TypeDoc wrote no pages');
  });

  test('with paths that differ only in case is refused', () => {
    ['Introduction.md', 'variables/A.md', 'variables/a.md'].forEach(write);
    expect(() => checkPages(folder)).toThrow(
      /variables\/A\.md and variables\/a\.md differ only in case.*distinctNames/,
    );
  });

  test('is fresh until its inputs change or a page is lost', () => {
    ['Introduction.md', 'classes/Field.md', 'symbols.json'].forEach(write);
    expect(isFresh(folder, 'inputs')).toBe(false);
    writeStamp(folder, 'inputs');
    expect(isFresh(folder, 'inputs')).toBe(true);
    expect(isFresh(folder, 'other inputs')).toBe(false);
    rmSync(path.join(folder, 'classes/Field.md'));
    expect(isFresh(folder, 'inputs')).toBe(false);
  });
});
