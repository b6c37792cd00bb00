import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import { docs, markdown } from '../../config/docs';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { themeConfig } from '../../config/theme';
import config from '../../docusaurus.config';
import packageJson from '../../package.json';
import sidebars from '../../sidebars';

describe('the site', () => {
  test('names the product @1.1 @3.1', () => {
    expect(site.tagline).toBe(
      'Enabling more powerful applications through programmable cryptography',
    );
    expect(site.title).toBeTruthy();
    expect(site.favicon).toBeTruthy();
    expect(site.url).toMatch(/^https:/);
  });

  test('is light only @1.3 @3.1', () => {
    expect(themeConfig.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: false,
    });
    expect(themeConfig.footer.style).toBe('light');
  });

  test('serves Current at the root of its base path @1.4 @2.2 @9.1', () => {
    expect(site.baseUrl).toBe('/o1js/');
    expect(docs.routeBasePath).toBe('/');
    expect(docs.lastVersion).toBe('current');
  });

  test('knows Current and each version, its label and its path @3.2 @9.1', () => {
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

  test('has one locale @1.5 @2.11 @3.1 @9.1', () => {
    expect(site.i18n.locales).toEqual(['en']);
    expect(site.i18n.localeConfigs.en).toMatchObject({
      direction: 'ltr',
      calendar: 'gregory',
    });
  });

  test('has one sidebar, named docs @2.3', () => {
    expect(Object.keys(sidebars)).toEqual(['docs']);
  });

  test('has docs only @2.17', () => {
    expect(config.presets?.[0]).toEqual([
      'classic',
      expect.objectContaining({ blog: false, pages: false }),
    ]);
  });

  test('searches by version, at search, without /docs/ @3.1', () => {
    expect(themeConfig.algolia).toMatchObject({
      contextualSearch: true,
      searchPagePath: 'search',
      replaceSearchResultPathname: { from: '/docs/', to: '/' },
      insights: false,
    });
  });

  test('keeps the version in local storage @3.1 @9.11', () => {
    expect(themeConfig.docs).toEqual({
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    });
  });

  test('lists headings of levels 2 to 3 @3.1', () => {
    expect(themeConfig.tableOfContents).toEqual({
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    });
  });

  test('has a navbar that stays, with versions on the left and search on the right @2.9', () => {
    const { hideOnScroll, logo, items } = themeConfig.navbar;
    expect(hideOnScroll).toBe(false);
    expect(logo.alt).toBe('o1js');
    expect(items.at(0)).toMatchObject({
      type: 'docsVersionDropdown',
      position: 'left',
    });
    expect(items.at(-1)).toMatchObject({ type: 'search', position: 'right' });
  });

  test('announces nothing @2.16 @4.6', () => {
    expect('announcementBar' in themeConfig).toBe(false);
  });

  test("leaves to Docusaurus' theme what is loaded late, fails or has two looks @2.24 @4.9 @4.10 @4.11 @8.4 @8.5 @8.8 @8.9 @8.11 @9.5 @9.6", () => {
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

  test('only warns of broken links @5.2', () => {
    expect(site).toMatchObject({
      onBrokenLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
    expect(markdown.hooks.onBrokenMarkdownLinks).toBe('warn');
  });

  test('leaves closing slashes alone @9.9', () => {
    expect('trailingSlash' in config).toBe(false);
  });

  test('has a scheduler that yields after 5 ms @9.7', async () => {
    vi.useFakeTimers();
    // React brings it; nothing else may depend on it.
    const react = createRequire(import.meta.resolve('react-dom'));
    const scheduler = react('scheduler') as Scheduler;
    const yields = new Promise<boolean[]>((resolve) => {
      scheduler.unstable_scheduleCallback(
        scheduler.unstable_NormalPriority,
        () => {
          const seen = [4.9, 0.2].map((milliseconds) => {
            vi.advanceTimersByTime(milliseconds);
            return scheduler.unstable_shouldYield();
          });
          resolve(seen);
        },
      );
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await yields).toEqual([false, true]);
  });

  test('records why it is built with newer versions @1.14 @9.7', () => {
    const record = readFileSync('tests/README.md', 'utf8');
    const { dependencies } = packageJson;
    expect(dependencies['react-dom']).toMatch(/^19\./);
    for (const name of ['@docusaurus/core', 'react-dom', '@docsearch/react']) {
      expect(dependencies).toHaveProperty([name]);
      expect(record).toContain(`| \`${name}\``);
    }
  });
});

/** What is used of React's scheduler. */
interface Scheduler {
  unstable_NormalPriority: number;
  unstable_scheduleCallback(priority: number, callback: () => void): void;
  unstable_shouldYield(): boolean;
}
