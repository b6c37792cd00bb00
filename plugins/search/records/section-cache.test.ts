import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SectionCache } from './section-cache';

let folder: string;
let file: string;
const cut = vi.fn(() => ({ sections: [], links: [] }));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sections-'));
  file = path.join(folder, 'cache', 'sections.json');
  cut.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was cut once is not cut again', () => {
  const first = new SectionCache(file, 'cutter');
  first.get('page', cut);
  first.save();
  new SectionCache(file, 'cutter').get('page', cut);
  expect(cut).toHaveBeenCalledTimes(1);
});

test('another page, and another cutter, cut again', () => {
  const first = new SectionCache(file, 'cutter');
  first.get('page', cut);
  first.save();
  new SectionCache(file, 'cutter').get('other page', cut);
  new SectionCache(file, 'other cutter').get('page', cut);
  expect(cut).toHaveBeenCalledTimes(3);
});

test('a file cut short is no harm', () => {
  const cache = new SectionCache(file, 'cutter');
  cache.get('page', cut);
  cache.save();
  writeFileSync(file, '[["a"');
  new SectionCache(file, 'cutter').get('page', cut);
  expect(cut).toHaveBeenCalledTimes(2);
});
