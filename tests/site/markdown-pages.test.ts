import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { markdownPath } from '../../config/paths';
import { proseOf } from '../../plugins/markdown/lines';
import { normalize, readBuiltSite } from './lib/site';
import { sourceOf, wordsOfLink } from './lib/source';

const builtSite = readBuiltSite();
const roots = releases.map((release) => site.baseUrl + urlPrefix(release));

/** Pages that are no document: they have no Markdown. */
const withoutMarkdown = ['search', 'compare', 'playground'].map(
  (page) => site.baseUrl + page,
);

const routes = [...builtSite.pages.keys()].filter(
  (route) => !withoutMarkdown.includes(route),
);

/** The Markdown of a route, whose address may end with a slash. */
function markdownOf(route: string): string {
  const own = markdownPath(route);
  return builtSite.files.has(own) ? own : markdownPath(`${route}/`);
}

/** The Markdown pages that a list names, as paths. */
function pagesIn(list: string): string[] {
  return [...list.matchAll(/^- \[.*?\]\((?<page>[^)]+)\)/gm)].map(
    ({ groups: { page = '' } = {} }) => page.slice(site.url.length),
  );
}

const read = (address: string) =>
  readFileSync(path.join('build', address.slice(site.baseUrl.length)), 'utf8');

test('every page is there as Markdown', () => {
  const missing = routes.filter(
    (route) => !builtSite.files.has(markdownOf(route)),
  );
  expect(missing).toEqual([]);
});

describe('the Markdown of a page', () => {
  const pages = routes.map((route) => ({
    route,
    text: proseOf(read(markdownOf(route))),
  }));

  test('has no component left in it', () => {
    const left = pages.filter(({ text }) =>
      /<[A-Z]\w*[\s/>]|^import |\{#/m.test(text),
    );
    expect(left.map(({ route }) => sourceOf(route))).toEqual([]);
  });

  test('has absolute links, to pages that exist', () => {
    const broken = pages.flatMap(({ route, text }) =>
      [...text.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
        .map(({ groups }) => groups?.target ?? '')
        .filter((target) => {
          if (!target.startsWith(site.url)) return !/^\w+:/.test(target);
          const to = target.slice(site.url.length).replace(/[?#].*$/, '');
          return (
            !builtSite.pages.has(normalize(to)) && !builtSite.files.has(to)
          );
        })
        .map(
          (target) =>
            `${sourceOf(route, ...wordsOfLink(target))}: ${target} is no page`,
        ),
    );
    expect(broken).toEqual([]);
  });
});

describe.each(roots)('%sllms.txt', (root) => {
  const list = read(`${root}llms.txt`);

  test('lists every page of its version once', () => {
    const others = roots.filter(
      (other) => other !== root && other.startsWith(root),
    );
    const ofVersion = routes.filter(
      (route) =>
        `${route}/`.startsWith(root) &&
        !others.some((other) => `${route}/`.startsWith(other)),
    );
    expect(pagesIn(list).sort()).toEqual(ofVersion.map(markdownOf).sort());
  });

  test('has all guides in the file that it names', () => {
    const [guides = ''] = list.split('\n## API: ');
    const full = read(`${root}llms-full.txt`);
    const missing = pagesIn(guides).filter(
      (page) => !full.includes(read(page)),
    );
    expect(pagesIn(guides).length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});
