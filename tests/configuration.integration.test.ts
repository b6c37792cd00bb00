import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { docs, markdown } from '../config/docs';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../config/site';
import { themeConfig } from '../config/theme';
import config from '../docusaurus.config';
import packageJson from '../package.json';
import sidebars from '../sidebars';

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
    expect(site.baseUrl).toBe(process.env.BASE_PATH ?? '/o1js/');
    expect(docs.routeBasePath).toBe('/');
    expect(docs.lastVersion).toBe('current');
  });

  test('knows Current and each version, its label and its path', () => {
    const known = releases.map((release) => [
      release.docsVersion,
      release.label,
      urlPrefix(release),
    ]);
    const versions = known.slice(1).map(([version = '']) => version);
    expect(known).toEqual([
      ['current', 'Current', ''],
      ...versions.map((version) => [version, version, `${version}/`]),
    ]);
    // Those of the specification; others may have been cut since.
    expect(versions).toEqual(expect.arrayContaining(['2.5.0', '2.4.0']));
    const newestFirst = versions.toSorted((a, b) =>
      b.localeCompare(a, 'en', { numeric: true }),
    );
    expect(versions).toEqual(newestFirst);
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

  test('has a navbar that stays, with versions on the left and search on the right', () => {
    const { hideOnScroll, logo, items } = themeConfig.navbar;
    expect(hideOnScroll).toBe(false);
    expect(logo.alt).toBe('o1js');
    expect(items.at(0)).toMatchObject({
      type: 'docsVersionDropdown',
      position: 'left',
    });
    expect(items.at(-1)).toMatchObject({ type: 'search', position: 'right' });
  });

  test('announces nothing', () => {
    expect('announcementBar' in themeConfig).toBe(false);
  });

  test("leaves to Docusaurus' theme what is loaded late, fails or has two looks", () => {
    for (const component of [
      'AnnouncementBar',
      'Loading',
      'NavbarItem/ComponentTypes',
      'Root',
      'ThemedImage',
    ]) {
      expect(existsSync(`src/theme/${component}`), component).toBe(false);
    }
  });

  test('only warns of broken links', () => {
    expect(site).toMatchObject({
      onBrokenLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
    expect(markdown.hooks.onBrokenMarkdownLinks).toBe('warn');
  });

  test('leaves closing slashes alone', () => {
    expect('trailingSlash' in config).toBe(false);
  });

  test('records why it is built with newer versions', () => {
    const record = readFileSync('tests/README.md', 'utf8');
    const { dependencies } = packageJson;
    expect(dependencies['react-dom']).toMatch(/^19\./);
    for (const name of ['@docusaurus/core', 'react-dom', '@docsearch/react']) {
      expect(dependencies).toHaveProperty([name]);
      expect(record).toContain(`| \`${name}\``);
    }
  });
});
