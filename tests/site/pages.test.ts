import { describe, expect, test } from 'vitest';
import { releases } from '../../config/releases';
import { site } from '../../config/site';
import { brokenLinks } from './lib/broken-links';
import { normalize, readBuiltSite } from './lib/site';
import { versionOf } from './lib/version-of';

const builtSite = readBuiltSite();
const pages = [...builtSite.pages.values()];

/** The route that the page has in Current, if it is there. */
function twinInCurrent(route: string): string {
  const rest = route.slice(`${site.baseUrl}${versionOf(route)}`.length);
  return site.baseUrl + rest.replace(/^\//, '');
}

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
      'Mend the links in the pages named, or the generator option that wrote them.',
    ).toEqual([]);
  });

  test('has ids that occur once', () => {
    expect(
      pages.flatMap(({ route, ids }) =>
        repeated(ids).map((id) => `${route}#${id}`),
      ),
    ).toEqual([]);
  });

  test('has one h1, and headings that skip no level', () => {
    const outlines = pages.map(({ route, headings }) => ({
      route,
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

  test('has a title that no other page of its version has', () => {
    const titles = pages.map(
      ({ route, title }) => `${versionOf(route)}: ${title}`,
    );
    expect(repeated(titles), 'Give one of the pages another title.').toEqual(
      [],
    );
    expect(pages.filter(({ title }) => !title.trim())).toEqual([]);
  });

  test('describes itself', () => {
    expect(
      pages
        .filter(({ description }) => !description?.trim())
        .map(({ route }) => route),
      'Add a description to the front matter.',
    ).toEqual([]);
  });

  test('has a canonical link to a page of the site', () => {
    expect(
      pages
        .filter(
          ({ canonical }) =>
            !canonical?.startsWith(site.url) ||
            !builtSite.pages.has(normalize(canonical)),
        )
        .map(({ route, canonical }) => ({ route, canonical })),
    ).toEqual([]);
  });
});

describe('every page of an archived version', () => {
  const archived = pages.filter(
    ({ route, redirect }) => versionOf(route) !== 'current' && !redirect,
  );

  test('asks search engines to leave it out', () => {
    expect(
      archived
        .filter(({ robots }) => !robots?.includes('noindex'))
        .map(({ route }) => route),
    ).toEqual([]);
  });

  test('has a canonical link to the same page of Current, where there is one', () => {
    const wrong = archived.filter(({ route, canonical = site.url }) => {
      const twin = twinInCurrent(route);
      return builtSite.pages.has(twin) && normalize(canonical) !== twin;
    });
    expect(archived.length).toBeGreaterThan(400);
    expect(wrong.map(({ route, canonical }) => [route, canonical])).toEqual([]);
  });
});
