import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markdown } from '../config/docs';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../config/site';
import { themeConfig } from '../config/theme';
import config from '../docusaurus.config';
import packageJson from '../package.json';

describe('the site', () => {
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
