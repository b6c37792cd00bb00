import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { markdownPath, referenceFolder } from '@o1js-docs/project/paths';
import { proseOf } from '@o1js-docs/markdown/lines';
import { skillFolder } from '@o1js-docs/markdown-export/skill';
import { longestMarkdown } from '@o1js-docs/markdown-export/write-page';
import { normalize, readBuiltSite } from './lib/site';
import { sourceOf, wordsOfLink } from './lib/source';

const builtSite = readBuiltSite();
const roots = releases.map((release) => site.baseUrl + urlPrefix(release));

/** Pages that are no document: they have no Markdown. */
const withoutMarkdown = ['search', 'compare', 'playground', 'verify'].map(
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
  return [...list.matchAll(/^- \[.*?\]\((?<page>[^)]+\.md)\)/gm)]
    .map(({ groups: { page = '' } = {} }) => page.slice(site.url.length))
    .filter((page) => !page.includes(`/${skillFolder}/`));
}

/** The last line of a file that is only a part of its page. */
const continuation = /\[The page continues here\].*\n$/;

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
      /(?<!\\)<[A-Z]\w*[\s/>]|^import |\{#/m.test(text),
    );
    expect(left.map(({ route }) => sourceOf(route))).toEqual([]);
  });

  test.each([
    ['learn/poll/a-missing-equation', '// --- your part ---'],
    ['learn/poll/a-missing-equation', '**Hint 2 of 2**'],
    ['basic-types/maps-and-lists', ' rows on o1js '],
    ['api-reference/classes/Bool', 'and(y: boolean | Bool): Bool;\n```'],
  ])('of %s has %s', (page, part) => {
    expect(read(`${site.baseUrl}${page}.md`)).toContain(part);
  });

  test('is short enough for the tools of assistants, and begins with a link to the list', () => {
    const files = [...builtSite.files].filter((file) => file.endsWith('.md'));
    const wrong = files.filter((file) => {
      const text = read(file);
      return (
        !file.includes(`/${skillFolder}/`) &&
        (text.length >= longestMarkdown || !/^\[.*\/llms\.txt\)\n/.test(text))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is named in the head of the page', () => {
    const missing = routes.filter(
      (route) =>
        builtSite.pages.get(route)?.markdown !== site.url + markdownOf(route),
    );
    expect(missing).toEqual([]);
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

  const reference = read(`${root}${referenceFolder}/llms.txt`);

  test('lists every page of its version once, together with the list of the reference', () => {
    const others = roots.filter(
      (other) => other !== root && other.startsWith(root),
    );
    const ofVersion = routes.filter(
      (route) =>
        `${route}/`.startsWith(root) &&
        !others.some((other) => `${route}/`.startsWith(other)),
    );
    expect([...pagesIn(list), ...pagesIn(reference)].sort()).toEqual(
      ofVersion.map(markdownOf).sort(),
    );
  });

  test('has all guides in the file that it names', () => {
    const full = read(`${root}llms-full.txt`);
    const missing = pagesIn(list).filter(
      (page) => !full.includes(read(page).replace(continuation, '')),
    );
    expect(pagesIn(list).length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  test('is short enough for the tools of assistants, and leads to each other version', () => {
    expect(list.length).toBeLessThan(longestMarkdown);
    expect(reference.length).toBeLessThan(longestMarkdown);
    for (const other of roots.filter((each) => each !== root)) {
      expect(list).toContain(`(${site.url}${other}llms.txt)`);
    }
  });
});
