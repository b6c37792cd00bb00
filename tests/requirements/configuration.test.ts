import { readFileSync } from 'node:fs';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { describe, expect, test } from 'vitest';
import { docs } from '../../config/docs';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { markdown } from '../../config/markdown';
import { themeConfig } from '../../config/theme';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';

const installed = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };

describe('the site', () => {
  test('names the product', () => {
    expect(site.tagline).toBe(
      'Enabling more powerful applications through programmable cryptography',
    );
    expect(site.title).toBeTruthy();
    expect(site.favicon).toBeTruthy();
    expect(site.url).toMatch(/^https:/);
  });

  test('is light only', () => {
    expect(themeConfig.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: false,
    });
    expect(themeConfig.footer.style).toBe('light');
  });

  test('serves Current at the root of its base path', () => {
    expect(site.baseUrl).toBe('/o1js/');
    expect(docs.routeBasePath).toBe('/');
    expect(docs.lastVersion).toBe('current');
  });

  test('knows each version, its label and its path', () => {
    expect(
      releases.map((release) => [
        release.docsVersion,
        release.label,
        urlPrefix(release),
      ]),
    ).toEqual([
      ['current', 'Current', ''],
      ['2.5.0', '2.5.0', '2.5.0/'],
      ['2.4.0', '2.4.0', '2.4.0/'],
    ]);
  });

  test('has one locale', () => {
    expect(site.i18n.locales).toEqual(['en']);
    expect(site.i18n.localeConfigs.en).toMatchObject({
      direction: 'ltr',
      calendar: 'gregory',
    });
  });

  test('has one sidebar, named docs', () => {
    expect(Object.keys(sidebars)).toEqual(['docs']);
  });

  test('has docs only', () => {
    expect(config.presets?.[0]).toEqual([
      'classic',
      expect.objectContaining({ blog: false, pages: false }),
    ]);
  });

  test('searches by version, at search, without /docs/', () => {
    expect(themeConfig.algolia).toMatchObject({
      contextualSearch: true,
      searchPagePath: 'search',
      replaceSearchResultPathname: { from: '/docs/', to: '/' },
      insights: false,
    });
  });

  test('keeps the version in local storage', () => {
    expect(themeConfig.docs).toEqual({
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    });
  });

  test('lists headings of levels 2 to 3', () => {
    expect(themeConfig.tableOfContents).toEqual({
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    });
  });

  test('only warns of broken links', () => {
    expect(site).toMatchObject({
      onBrokenLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
    expect(markdown.hooks.onBrokenMarkdownLinks).toBe('warn');
  });

  test('leaves closing slashes alone', () => {
    const options = { trailingSlash: undefined, baseUrl: site.baseUrl };
    expect('trailingSlash' in config).toBe(false);
    for (const link of ['/o1js/a', '/o1js/a/', '/o1js/a#b', '#b']) {
      expect(applyTrailingSlash(link, options)).toBe(link);
    }
    expect(applyTrailingSlash('/a', { ...options, trailingSlash: true })).toBe(
      '/a/',
    );
    expect(
      applyTrailingSlash('/a/', { ...options, trailingSlash: false }),
    ).toBe('/a');
    for (const trailingSlash of [true, false]) {
      expect(applyTrailingSlash('#b', { ...options, trailingSlash })).toBe(
        '#b',
      );
    }
  });

  test('has a progress bar that trickles by 0.02', () => {
    const source = readFileSync('node_modules/nprogress/nprogress.js', 'utf8');
    for (const setting of [
      'minimum: 0.08',
      'speed: 200',
      'trickleRate: 0.02',
      'trickleSpeed: 800',
    ]) {
      expect(source).toContain(setting);
    }
  });

  test('has a scheduler that yields after 5 ms', () => {
    expect(
      readFileSync(
        'node_modules/scheduler/cjs/scheduler.production.js',
        'utf8',
      ),
    ).toContain('frameInterval = 5,');
  });

  test('records the versions it is built with', () => {
    const record = readFileSync('tests/README.md', 'utf8');
    for (const name of ['@docusaurus/core', 'react-dom', '@docsearch/react']) {
      expect(record).toContain(`${name}\` ${installed(name).version}`);
    }
  });
});
