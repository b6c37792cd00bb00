import { isCurrent, releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { linkTo, markPage, openLive } from './live-page';
import { test as unwatched } from './under-policy';

// Requirements of sections 1 and 2: addresses, and what happens on each navigation.
const archived = releases.filter((release) => !isCurrent(release));
const guide = 'basic-types/field';
const other = 'basic-types/hashing';

test.describe('on each navigation', () => {
  for (const arrival of ['by a link', 'by its address']) {
    test(`metadata is of the page, reached ${arrival} @1.5 @1.7 @3.4 @9.10`, async ({
      page,
    }) => {
      if (arrival === 'by a link') {
        await openLive(page, guide);
        const isMarked = await markPage(page);
        await page.locator('.pagination-nav__link--next').click();
        await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
        expect(await isMarked()).toBe(true);
      } else {
        await openLive(page, other);
      }
      // The address that answers, not the one that redirects to it.
      const url = `${site.url}${new URL(page.url()).pathname.replace(/\/?$/, '/')}`;
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page).toHaveTitle(`${title} | ${site.title}`);
      const head = {
        'link[rel=canonical]': ['href', url],
        'link[rel=alternate][hreflang=en]': ['href', url],
        'link[rel=alternate][hreflang=x-default]': ['href', url],
        'meta[property="og:url"]': ['content', url],
        'meta[property="og:title"]': ['content', `${title} | ${site.title}`],
        'meta[property="og:locale"]': ['content', 'en'],
        'meta[name="twitter:card"]': ['content', 'summary_large_image'],
        'meta[name="docsearch:version"]': ['content', 'current'],
        'meta[name="docsearch:docusaurus_tag"]': [
          'content',
          'docs-default-current',
        ],
        'meta[name="docsearch:language"]': ['content', 'en'],
      } as const;
      for (const [selector, [attribute, value]] of Object.entries(head)) {
        await expect(page.locator(selector), selector).toHaveCount(1);
        await expect(page.locator(selector), selector).toHaveAttribute(
          attribute,
          value,
        );
      }
      for (const selector of [
        'meta[property="og:description"]',
        'meta[name="description"]',
        'meta[property="og:image"]',
      ]) {
        await expect(page.locator(selector), selector).toHaveCount(1);
        await expect(page.locator(selector)).toHaveAttribute('content', /.+/);
      }
    });
  }

  test('the page begins at its top, or at the heading of the address @1.8', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const heading = page.locator('article h2[id]').last();
    const id = (await heading.getAttribute('id'))!;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.reload();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('the focus goes to the top, so that a screen reader starts the page anew @1.9', async ({
    page,
  }) => {
    await openLive(page, guide);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await page.locator('.pagination-nav__link--next').click();
    // The address changes before the page, and the focus with the page.
    await expect(heading).not.toHaveText(before);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Skip to main content' }),
    ).toBeFocused();
  });
});

test.describe('addresses', () => {
  for (const [ending, ownAddress] of [
    ['.html', /\/field\/?$/],
    ['/index.html', /\/field\/?$/],
    ['.html?a=b#common-mistakes', /\/field\/?\?a=b#common-mistakes$/],
  ] as const) {
    // The host answers 404, which Chromium logs as an error.
    unwatched(
      `that end in ${ending} end at the page's own @2.1`,
      async ({ page }) => {
        await page.goto(`${guide}${ending}`);
        // At once: before the reader moves, and before scripts are loaded.
        await expect(page).toHaveURL(ownAddress);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Field elements',
        );
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${site.url}${site.baseUrl}${guide}/`,
        );
      },
    );
  }

  unwatched(
    'that end in .html are cleaned without the files of scripts',
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${guide}/index.html`);
      await expect(page).toHaveURL(/\/field\/$/);
      await page.goto(`${guide}.html`);
      await expect(page).toHaveURL(/\/field\/?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Field elements',
      );
    },
  );

  for (const release of archived) {
    test(`of version ${release.label} name it to search engines @3.4`, async ({
      page,
    }) => {
      await openLive(page, `${urlPrefix(release)}${guide}`);
      await expect(
        page.locator('meta[name="docsearch:version"]'),
      ).toHaveAttribute('content', release.docsVersion);
      await expect(
        page.locator('meta[name="docsearch:docusaurus_tag"]'),
      ).toHaveAttribute('content', `docs-default-${release.docsVersion}`);
      await expect(page).toHaveTitle(`Field elements | o1js ${release.label}`);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveTitle(/^Field elements/);
      await expect(page).toHaveTitle(new RegExp(` \\| o1js ${release.label}$`));
      const url = `${site.url}${new URL(page.url()).pathname}/`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        url,
      );
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
        'content',
        url,
      );
    });
  }

  // Chromium logs an error at each of these.
  unwatched(
    'that are unknown get the not-found page and status 404, at any depth @2.6',
    async ({ page }) => {
      for (const address of [
        'nowhere',
        'a/b/c',
        '2.5.0/nowhere',
        'nowhere.html',
      ]) {
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(404);
        await expect(
          page.getByRole('heading', { name: 'Page not found' }),
        ).toBeVisible();
      }
    },
  );

  test('that are unknown below a version show its number, without an error', async ({
    page,
  }) => {
    const [release] = archived;
    await openLive(page, `${urlPrefix(release!)}nowhere`);
    await expect(
      page.getByRole('heading', { name: 'Page not found' }),
    ).toBeVisible();
    await expect(
      page.locator('.navbar').getByRole('button', { name: release!.label }),
    ).toBeAttached();
  });

  test('of links are as written, with or without a closing slash', async ({
    page,
  }) => {
    await openLive(page, guide);
    const links = await page
      .locator('.menu a[href^="/o1js/"], article a[href^="/o1js/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(10);
    // Only a folder's own page is written with one.
    for (const link of links.filter((each) => /[^/]\/($|#)/.test(each))) {
      expect(link).toMatch(/^\/o1js\/(2\.\d\.0\/)?(|.*namespaces\/.*)\/?$/);
    }
    await expect(linkTo(page, guide)).toHaveCount(1);
  });
});
