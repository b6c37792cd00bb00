import { describe, expect, test } from 'vitest';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { normalize, readBuiltSite } from './lib/site';
import {
  experimental,
  specifiedPages,
  typesOrVariables,
} from './specified-pages';

// Requirements of section 2: every page that the specification names.
const { pages, redirects } = readBuiltSite();

describe.each(
  releases.filter(({ docsVersion }) => docsVersion in specifiedPages),
)('of version $label', (release) => {
  const root = site.baseUrl + urlPrefix(release);
  const answers = (path: string) => {
    const route = normalize(root + path);
    return pages.has(redirects.get(route) ?? route);
  };

  test('each specified page is there, or a redirect to it @2.7 @2.8', () => {
    const specified = specifiedPages[release.docsVersion]!;
    expect(specified.length).toBeGreaterThan(60);
    expect(specified.filter((path) => !answers(path))).toEqual([]);
  });

  test('each specified type or variable is there @2.7 @2.8', () => {
    const isThere = (name: string) =>
      ['type-aliases', 'variables'].some((kind) =>
        answers(`api-reference/${kind}/${name}`),
      );
    expect(typesOrVariables.filter((name) => !isThere(name))).toEqual([]);
  });

  test('each specified name of Experimental is there @2.7 @2.8', () => {
    const isThere = (name: string) =>
      ['classes', 'functions', 'type-aliases', 'variables'].some((kind) =>
        answers(`api-reference/namespaces/Experimental/${kind}/${name}`),
      );
    expect(experimental.filter((name) => !isThere(name))).toEqual([]);
  });
});

test('the specification names pages of three versions', () => {
  const known = releases.map(({ docsVersion }) => docsVersion);
  expect(known).toEqual(expect.arrayContaining(Object.keys(specifiedPages)));
});
