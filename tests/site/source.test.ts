import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenLinks } from './lib/broken-links';
import type { Page } from './lib/page';

/** A page of the build as far as links are concerned. */
const page = (route: string, links: string[] = []) =>
  ({ route, ids: [], links }) as unknown as Page;

test('a broken link names the line in which it is written', () => {
  const file = 'docs/index.mdx';
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('zkapps/'));
  const [, name = ''] = /zkapps\/([\w-]+)\.mdx/.exec(lines[line]!) ?? [];
  expect(line).toBeGreaterThan(0);
  const site = {
    pages: new Map(),
    redirects: new Map(),
    files: new Set<string>(),
    notFound: page('/o1js/404.html'),
  };
  expect(brokenLinks(site, page('/o1js/', [`zkapps/${name}`]))).toEqual([
    `${file}:${line + 1}: zkapps/${name} is no page of the site`,
  ]);
});
