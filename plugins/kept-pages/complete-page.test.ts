import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markKept, markRendered } from './markers';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'complete-page-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const file = (app: string) => `<div id=app>${app}</div><script>1</script>`;

test('a kept page is put where an earlier build rendered it', async () => {
  const { completePage } = await import('./complete-page');
  const published = file('<p>Ω</p>');
  const expected = { html: published, scripted: file('') };
  expect(completePage(file(markRendered('k1', '<p>Ω</p>')))).toEqual(expected);
  expect(completePage(file(markKept('k1', ['x'])))).toEqual(expected);
});

test('a page without marks stays as it is', async () => {
  const { completePage } = await import('./complete-page');
  const page = file('<p>a</p>');
  expect(completePage(page)).toEqual({ html: page, scripted: page });
});

test('a page with a script of its own is not kept, one with data is', async () => {
  const { completePage } = await import('./complete-page');
  const { keptHtml } = await import('./store');
  const script = file('<script>2</script>');
  const page = completePage(file(markRendered('k3', '<script>2</script>')));
  expect(page).toEqual({ html: script, scripted: script });
  expect(keptHtml.has('k3')).toBe(false);
  const data = '<script id=page-data type=application/json>{}</script>';
  expect(completePage(file(markRendered('k4', data))).html).toBe(file(data));
  expect(keptHtml.has('k4')).toBe(true);
});

test('a kept page that cannot be read stops the build and says what to do', async () => {
  const { completePage } = await import('./complete-page');
  expect(() => completePage(file(markKept('k2', [])))).toThrow(
    /Remove \.cache\/kept, and build again\./,
  );
});
