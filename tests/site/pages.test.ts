import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { answer } from '../../scripts/github-pages-server';
import { brokenLinks } from './lib/broken-links';
import { readBuiltSite } from './lib/site';
import { sourceOf } from './lib/source';
import { versionOf } from './lib/version-of';

const builtSite = readBuiltSite();
const pages = [...builtSite.pages.values()];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('every page of the build', () => {
  test('is there', () => {
    expect(pages.length).toBeGreaterThan(700);
  });

  test('has links and anchors that lead somewhere', () => {
    expect(
      [...pages, builtSite.notFound].flatMap((page) =>
        brokenLinks(builtSite, page),
      ),
      'Fix the links in the pages named, or the generator option that wrote them.',
    ).toEqual([]);
  });

  test('has ids that occur once', () => {
    expect(
      pages.flatMap(({ route, ids }) =>
        repeated(ids).map(
          (id) => `${sourceOf(route, `#${id}`)}: #${id} is there twice`,
        ),
      ),
    ).toEqual([]);
  });

  test('has one h1, and headings that skip no level', () => {
    const outlines = pages.map(({ route, headings }) => ({
      source: sourceOf(route),
      h1: headings.filter((level) => level === 1).length,
      skips: headings.filter((level, i) => level > (headings[i - 1] ?? 0) + 1),
    }));
    expect(
      outlines.filter(({ h1, skips }) => h1 !== 1 || skips.length > 0),
    ).toEqual([]);
  });

  test("links to no other version's reference but the page's own twin", () => {
    const foreign = pages.map(({ route, links }) => ({
      route,
      links: links.filter(
        (href) =>
          href.startsWith(site.baseUrl) &&
          href.includes('/api-reference/') &&
          versionOf(href) !== versionOf(route),
      ),
    }));
    const most = releases.length * 2;
    expect(foreign.filter(({ links }) => links.length > most)).toEqual([]);
  });

  test('has the button that a sentence asks the reader to press', () => {
    const asked = /ress <strong>(Run|Prove here)<\/strong>/g;
    // The playground writes its button in the browser.
    const withSamples = pages.filter(({ html }) =>
      html.includes('theme-code-block'),
    );
    expect(
      withSamples.flatMap(({ route, html }) =>
        [...html.matchAll(asked)]
          .filter(([, name]) => !html.includes(`run-button">${name!}<`))
          .map(([, name]) => `${sourceOf(route, name!)}: ${name!}`),
      ),
      'Name the button that the block has.',
    ).toEqual([]);
  });

  test('has a title that no other page of its version has', () => {
    const titled = pages.map(({ route, title }) => ({
      route,
      title: `${versionOf(route)}: ${title}`,
    }));
    const twice = new Set(repeated(titled.map(({ title }) => title)));
    expect(
      titled
        .filter(({ title }) => twice.has(title))
        .map(({ route, title }) => `${sourceOf(route, 'title:')}: ${title}`),
      'Give one of the pages another title.',
    ).toEqual([]);
    expect(
      pages
        .filter(({ title }) => !title.trim())
        .map(({ route }) => sourceOf(route, 'title:')),
    ).toEqual([]);
  });

  test('describes itself', () => {
    expect(
      pages
        .filter(({ description }) => !description?.trim())
        .map(({ route }) => sourceOf(route)),
      'Add a description to the front matter.',
    ).toEqual([]);
  });

  test('names itself, by the address that the host answers: canonical link, og:url, hreflang', () => {
    const wrong = pages.filter(({ route, canonical, shared, alternates }) => {
      const own = site.url + route.replace(/\/?$/, '/');
      const named = [canonical, shared, ...Object.values(alternates)];
      return named.length !== 4 || named.some((address) => address !== own);
    });
    expect(wrong).toEqual([]);
    const status = (address: string) =>
      answer(path.resolve('build'), site.baseUrl, new URL(address).pathname)
        .status;
    expect(
      pages
        .map(({ canonical = '' }) => canonical)
        .filter((address) => status(address) !== 200),
    ).toEqual([]);
  });
});

describe('every page of an archived version', () => {
  const archived = pages.filter(({ route }) => versionOf(route) !== 'current');

  test('is left out by search engines, and no other page but search is', () => {
    expect(archived.length).toBeGreaterThan(400);
    const leftOut = pages.filter(({ robots }) => robots?.includes('noindex'));
    expect(leftOut.map(({ route }) => route).sort()).toEqual(
      [...archived.map(({ route }) => route), `${site.baseUrl}search`].sort(),
    );
  });

  test('names its version in the title', () => {
    expect(
      archived
        .filter(
          ({ route, title }) =>
            !title.endsWith(` | ${site.title} ${versionOf(route)}`) &&
            !title.startsWith(`${site.title} ${versionOf(route)} `),
        )
        .map(({ route, title }) => ({ route, title })),
    ).toEqual([]);
  });
});
