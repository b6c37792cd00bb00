import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '../../config/site';
import { normalize, readBuiltSite } from './lib/site';

const { pages, redirects } = readBuiltSite();

/** Reads routes of the published site, as they are below the base path of this build. */
function readRoutes(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((route) => normalize(route.replace(/^\/o1js\//, site.baseUrl)));
}

/** Every URL that the published site has served. Lines may be added, never removed. */
const published = readRoutes('tests/published-routes.txt');

/** Follows redirects from a route; `undefined` when they end nowhere or go in a circle. */
function finalPage(route: string): string | undefined {
  const seen = new Set<string>();
  let at: string | undefined = route;
  while (at && !pages.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = redirects.get(at);
  }
  return at;
}

describe('published URLs', () => {
  test('are all listed', () => {
    expect(new Set(published).size).toBe(804);
  });

  test('are each a page or a redirect to one', () => {
    const lost = published.filter((route) => !finalPage(route));
    expect(
      lost,
      'A published URL must go on working. For each route above, bring the page back, ' +
        'or add a line "old path -> new path" to config/redirects.ts.',
    ).toEqual([]);
  });
});

describe('redirects', () => {
  test('lead to a page, in one step', () => {
    expect(
      [...redirects].filter(([, to]) => !pages.has(to)),
      'Point each redirect of config/redirects.ts at a page that exists, not at another redirect.',
    ).toEqual([]);
  });

  test('do not differ from another route only in case', () => {
    const routes = [...pages.keys(), ...redirects.keys()];
    const lower = routes.map((route) => route.toLowerCase());
    expect(
      routes.filter((_, i) => lower.indexOf(lower[i]!) !== i),
      'macOS and Windows take these for one file: rename one of them.',
    ).toEqual([]);
  });
});
