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
import { referenceRoots } from './api-reference/refresh';
import { codeFingerprint } from './disk-cache';
import { importedSources } from './imported-sources';

afterEach(() => vi.restoreAllMocks());

test('the fingerprint of code changes with each module that helps to make the reference, and with the packages', () => {
  const sources = importedSources(
    referenceRoots.map((file) => path.resolve(file)),
  );
  const modules = [...sources.keys()].map((file) => path.relative('', file));
  expect(modules.length).toBeGreaterThan(45);
  expect(modules).toEqual(
    expect.arrayContaining([
      'plugins/api-reference/section-kinds.ts',
      'plugins/api-reference/write-index.ts',
      'plugins/markdown/api-parts.ts',
      'plugins/symbols/table/join.ts',
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
  const seen = new Set([codeFingerprint(referenceRoots)]);
  for (const file of files) {
    appendFileSync(path.join(folder, file), '\n');
    seen.add(codeFingerprint(referenceRoots));
  }
  rmSync(folder, { recursive: true });
  expect(seen.size).toBe(files.length + 1);
});

test('the fingerprint of code covers each module that the generator of the reference names by its path', () => {
  const sources = importedSources(
    referenceRoots.map((file) => path.resolve(file)),
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
