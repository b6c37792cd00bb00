import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { addresses } from '@o1js-docs/project/addresses';
import { site } from '../../config/site';
import { isChecksFile } from '@o1js-docs/samples/parse/checks-file';
import type { Page } from './lib/page';
import { normalize, readBuiltSite } from './lib/site';
import { versionOf } from './lib/version-of';

// What the host, search engines and contributors find in the build.
const { files, pages } = readBuiltSite();
const editAddress = `${addresses.docsRepository}/edit/main/docs/`;
/** The file of a guide, below docs/, as its link to edit it names it. */
const sourceOf = ({ links }: Page) =>
  decodeURI(
    links
      .find((href) => href.startsWith(editAddress))!
      .slice(editAddress.length),
  );
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

test('GitHub Pages serves the files as they are, and has a page for unknown addresses', () => {
  expect(files).toContain(`${site.baseUrl}.nojekyll`);
  expect(files).toContain(`${site.baseUrl}404.html`);
});

describe('the sitemap', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );

  test('lists each page of Current, and nothing else', () => {
    const ofCurrent = [...pages.keys()].filter(
      (route) =>
        versionOf(route) === 'current' && route !== `${site.baseUrl}search`,
    );
    expect(
      listed.map(normalize).sort(),
      'Name files and folders in lower-case-with-hyphens: other names have another address in the sitemap.',
    ).toEqual(ofCurrent.sort());
  });

  test('names addresses as their own pages do, which the host answers', () => {
    expect(
      listed.filter(
        (address) => pages.get(normalize(address))?.canonical !== address,
      ),
    ).toEqual([]);
  });

  test('is named by robots.txt', () => {
    expect(read('robots.txt')).toContain(
      `Sitemap: ${site.url}${site.baseUrl}sitemap.xml`,
    );
  });
});

test('the sitemap has days, and only of the past', () => {
  const days = [...read('sitemap.xml').matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
  const isPast = ([, day = '']: RegExpMatchArray) =>
    Date.parse(day) <= Date.now();
  expect(days.every(isPast)).toBe(true);
  expect(days.length > 0).toBe(existsSync('.git'));
});

test('the feed of releases has its newest first, and each page leads to it', () => {
  const feed = read('changelog/feed.xml');
  const days = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(
    ([, day = '']) => day,
  );
  expect(days.length).toBeGreaterThan(10);
  expect(days).toEqual(days.toSorted().reverse());
  const address = `${site.baseUrl}changelog/feed.xml`;
  expect(feed).toContain(`rel="self" href="${site.url}${address}"`);
  const html = read('index.html');
  expect(html).toMatch(/<link[^>]*type="?application\/atom\+xml/);
  expect(read('changelog/index.html')).toContain(`<a href=${address} `);
});

test('each version has its Markdown in one file', () => {
  for (const folder of ['', '2.5.0/', '2.4.0/']) {
    const zip = readFileSync(path.join('build', folder, 'markdown.zip'));
    const pages = unzipSync(new Uint8Array(zip));
    expect(strFromU8(pages['basic-types/field.md']!)).toBe(
      read(`${folder}basic-types/field.md`),
    );
    expect(read(`${folder}llms.txt`)).toContain('markdown.zip');
  }
});

test('a guide says to search engines and to other sites what it is', () => {
  const html = read('basic-types/field/index.html');
  const [, data = ''] = /application\/ld\+json"?>(.*?)<\/script>/.exec(html)!;
  const item = `${site.url}${site.baseUrl}basic-types/field`;
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Field', item }],
  });
  for (const property of ['og:site_name', 'og:image:alt']) {
    expect(html).toMatch(new RegExp(`property="?${property}"? content=`));
  }
});

test('styles have no rule of a dark mode', () => {
  const styles = [...files].filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(1);
  for (const file of styles) {
    expect(read(file.slice(site.baseUrl.length)), file).not.toMatch(
      /data-theme=['"]?dark/,
    );
  }
});

test('the web manifest, its icons and the icons of pages are there', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  const root = new URL(`${site.url}${site.baseUrl}manifest.webmanifest`);
  const pathTo = (address: string) => new URL(address, root).pathname;
  expect(pathTo(manifest.start_url)).toBe(site.baseUrl);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect(files).toContain(pathTo(src));
});

describe('a guide of Current', () => {
  const edited = [...pages.values()].filter(({ links }) =>
    links.some((href) => href.startsWith(editAddress)),
  );

  test('has a link to edit it, and no other page has one', () => {
    const guides = Globby.sync('**/*.mdx', { cwd: 'docs' }).filter(
      (file) => !isChecksFile(file),
    );
    expect(edited.map(sourceOf).sort()).toEqual(guides.sort());
  });

  test.runIf(existsSync('.git'))('says when it was last changed', () => {
    const silent = edited.filter(({ lastUpdated }) => !lastUpdated);
    // A guide that is not committed yet has no such day.
    const isCommitted = new Set(
      execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', 'docs'], {
        encoding: 'utf8',
      }).split('\n'),
    );
    expect(
      silent.map(sourceOf).filter((guide) => isCommitted.has(`docs/${guide}`)),
    ).toEqual([]);
  });

  test('is not mistaken for a generated page, which has no such day', () => {
    const dated = [...pages.values()].filter(
      ({ route, lastUpdated }) =>
        lastUpdated && /\/(api-reference|changelog)(\/|$)/.test(route),
    );
    expect(dated.map(({ route }) => route)).toEqual([]);
  });
});
