import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { itemsOfExistingPages } from './existing-pages';

/** Generates items of a site whose sidebar lists two pages, of which these are there. */
async function generate(versionName: string, ...pages: string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidebar-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(path.join(folder, 'docs'));
  for (const page of pages) writeFileSync(path.join(folder, 'docs', page), '');
  writeFileSync(
    path.join(folder, 'sidebars.ts'),
    "export default {\n  docs: ['field',\n  'int'],\n};\n",
  );
  const generated = vi.fn().mockReturnValue(['generated']);
  return itemsOfExistingPages({
    version: { versionName },
    defaultSidebarItemsGenerator: generated,
  } as unknown as Parameters<typeof itemsOfExistingPages>[0]);
}

test('items are generated where all pages are there', async () => {
  expect(await generate('current', 'field.mdx', 'int.mdx')).toEqual([
    'generated',
  ]);
});

test('a page that is gone is named by the line of the sidebar, not by the ids of all', async () => {
  await expect(generate('current', 'field.mdx')).rejects.toThrow(
    'A page that the sidebar lists is gone.\n\nsidebars.ts:3\ndocs/int.mdx is not there. Take the line out, or write the new name of the page.\n',
  );
});

test('an archived version is left to Docusaurus', async () => {
  expect(await generate('2.4.0')).toEqual(['generated']);
});
