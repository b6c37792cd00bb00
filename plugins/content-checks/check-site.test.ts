import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isCurrent } from '../../config/releases';
import { describeProblem } from '../code-samples';
import { checkSite } from './check-site';
import type { Site } from './guide';

/** Checks a site whose sidebar and published addresses have `index` and `basic-types/int`. */
function check(
  files: Readonly<Record<string, string>>,
  redirects: { from: string; to: string }[] = [],
) {
  const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const ids = new Set(['index', 'basic-types/int', 'changelog']);
  const all = {
    'sidebars.ts': "const sidebars = {\n  docs: ['index',\n'basic-types/int'],",
    'config/redirects.ts': '\n\n\nconst moved = {};',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    const absolute = path.join(siteFolder, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
  const site: Site = {
    siteFolder,
    sidebarOf: (release) => ({
      file: 'sidebars.ts',
      ids: isCurrent(release) ? ids : new Set(),
    }),
    anchorsOf: () => undefined,
    publishedRoutes: new Set([
      '/o1js/',
      '/o1js/basic-types/int',
      '/o1js/changelog',
      '/o1js/search',
      '/o1js/api-reference/classes/Field',
    ]),
  };
  const problems = checkSite(site, redirects);
  return problems.map((problem) => describeProblem(problem));
}

const index = { 'docs/index.mdx': '---\nslug: /\n---\n' };

test('no problem if every page exists', () => {
  expect(check({ ...index, 'docs/basic-types/int.mdx': '' })).toEqual([]);
});

test('a removed page: the line of the sidebar and the missing redirect are named', () => {
  expect(check(index)).toEqual([
    'sidebars.ts:3\ndocs/basic-types/int.mdx does not exist. Remove this line, or write the new name of the page.',
    "config/redirects.ts:4\ndocs has no page for the published address basic-types/int. Published addresses never die. Add to moved['current'] in config/redirects.ts, with the page that replaces it:\n  'basic-types/int': '…',",
  ]);
});

test('a renamed page: its new name is suggested', () => {
  expect(check({ ...index, 'docs/basic-types/integers.mdx': '' })).toEqual([
    "sidebars.ts:3\ndocs/basic-types/int.mdx does not exist. Was it renamed? Write 'basic-types/integers' here.",
    "config/redirects.ts:4\ndocs has no page for the published address basic-types/int. Published addresses never die. Add to moved['current'] in config/redirects.ts:\n  'basic-types/int': 'basic-types/integers',",
  ]);
});

test('no problem if a redirect, an id or a slug keeps the address', () => {
  const integers = {
    'docs/basic-types/integers.mdx': '---\nid: int\ntitle: Int\n---\n',
  };
  expect(
    check({ ...index, ...integers }, [{ from: '/basic-types/int', to: '/' }]),
  ).toEqual([]);
  expect(
    check({
      ...index,
      'docs/basic-types/integers.mdx': '---\nid: int\nslug: int\n---\n',
    }),
  ).toEqual([]);
});
