import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { generator } from '@o1js-docs/api-docs/reference/refresh';
import { codeFingerprint } from './disk-cache';
import { importedSources } from './imported-sources';

afterEach(() => vi.restoreAllMocks());

test('the fingerprint of code changes with each module that helps to make the reference, and with the packages', () => {
  const sources = importedSources([path.resolve(generator)]);
  const modules = [...sources.keys()].map((file) => path.relative('', file));
  expect(modules.length).toBeGreaterThan(45);
  expect(modules).toEqual(
    expect.arrayContaining([
      'packages/api-docs/reference/theme/index-page.ts',
      'packages/api-docs/reference/theme/layout.ts',
      'packages/api-docs/symbols/history.ts',
      'packages/api-docs/symbols/table/join.ts',
    ]),
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  const files = [...modules, 'package-lock.json'];
  for (const file of files) {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(file));
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const seen = new Set([codeFingerprint([generator])]);
  for (const file of files) {
    appendFileSync(path.join(folder, file), '\n');
    seen.add(codeFingerprint([generator]));
  }
  rmSync(folder, { recursive: true });
  expect(seen.size).toBe(files.length + 1);
});
