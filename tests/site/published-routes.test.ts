import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  lostAnchors,
  readAnchors,
  readMovedAnchors,
} from '../../scripts/published-routes/anchors';
import {
  listed,
  listFile,
  newAddresses,
  readList,
  routeOf,
} from '../../scripts/published-routes/list';
import { differingInCase } from '../../config/redirects';
import { site } from '../../config/site';
import { adviceFor } from '@o1js-docs/content/checks/lost-addresses';
import { readPage } from './lib/page';
import { readBuiltSite } from './lib/site';

const builtSite = readBuiltSite();
const { pages, redirects } = builtSite;
const published = readList();

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

/** Lines that a commit took out of the list, whichever commit. */
function everRemoved(): string[] {
  const history = execFileSync(
    'git',
    ['log', '--format=', '--unified=0', '-p', '--', listFile],
    { encoding: 'utf8' },
  );
  return [...history.matchAll(/^-(\/.*)$/gm)].map(([, line = '']) => line);
}

/** The list of the last commit; nothing where there was none yet. */
function committed(): string[] {
  return listed(
    execFileSync('git', ['show', `HEAD:${listFile}`], { encoding: 'utf8' }),
  );
}

describe('published URLs', () => {
  test('are all listed', () => {
    expect(
      newAddresses(builtSite, published).map(
        (address) => `${address} is new: add it`,
      ),
      'Run: npm run routes',
    ).toEqual([]);
  });

  // A downloaded copy of the repository has no history.
  test.runIf(existsSync('.git'))('stay listed for good', () => {
    const isListed = new Set(published);
    expect(
      [...everRemoved(), ...committed()].filter((line) => !isListed.has(line)),
      `Put these lines back into ${listFile}, and let config/redirects.ts lead each to a page.`,
    ).toEqual([]);
  });

  test('are each a page or a redirect to one', () => {
    const lost = published.filter((address) => !finalPage(routeOf(address)));
    expect(
      lost.map((address) => adviceFor(address)),
      'A published URL must go on working: bring the page back, or redirect it.',
    ).toEqual([]);
  });
});

test('published anchors are each on their page, on the page that it redirects to, or where their section moved', () => {
  const recorded = readAnchors();
  expect(recorded.size).toBeGreaterThan(800);
  expect(
    lostAnchors(builtSite, recorded, finalPage, readMovedAnchors()),
    'Bring the heading back, or add a line to static/moved-anchors.json.',
  ).toEqual([]);
});

describe('redirects', () => {
  test('lead to a page, in one step', () => {
    expect(
      [...redirects].filter(([, to]) => !pages.has(to)),
      'Point each redirect of config/redirects.ts at a page that exists, not at another redirect.',
    ).toEqual([]);
  });

  test('name the address that answers, as canonical link too', () => {
    const files = [...redirects.keys()].map((route) =>
      path.join('build', route.slice(site.baseUrl.length), 'index.html'),
    );
    const named = files.map((file) =>
      readPage(file, readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(
      named.filter(
        ({ redirect, canonical }) =>
          !redirect?.endsWith('/') || canonical !== redirect,
      ),
    ).toEqual([]);
  });

  test('do not differ from another route only in case', () => {
    const known = Object.keys(differingInCase).map(
      (page) => site.baseUrl + page,
    );
    const routes = [...pages.keys(), ...redirects.keys()].filter(
      (route) => !known.includes(route),
    );
    const lower = routes.map((route) => route.toLowerCase());
    expect(
      routes.filter((_, i) => lower.indexOf(lower[i]!) !== i),
      'macOS and Windows take these for one file: rename one of them.',
    ).toEqual([]);
  });
});
