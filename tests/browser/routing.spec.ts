import type { Page } from '@playwright/test';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { heading, hydrated, markPage, nextPage, openLive } from './live-page';
import { forNight } from './nightly';
import { test as unwatched } from './under-policy';

// Requirements of sections 1 and 2: addresses, and what happens on each navigation.
const guide = 'basic-types/field';

/** Follows the link to the next page, and waits until it is drawn. The address changes first. */
async function openNext(page: Page): Promise<void> {
  await nextPage(page).click();
  await expect(heading(page)).not.toHaveText('Field elements');
}

/** Checks what the page in the browser says to search engines and to sites on which it is shared. */
async function expectMetadata(
  page: Page,
  { docsVersion, siteTitle }: { docsVersion: string; siteTitle: string },
): Promise<void> {
  // The address that answers, not the one that redirects to it.
  const url = `${site.url}${new URL(page.url()).pathname.replace(/\/?$/, '/')}`;
  const title = `${await heading(page).innerText()} | ${siteTitle}`;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle(title);
  for (const [selector, value] of Object.entries({
    'link[rel=canonical]': url,
    'link[rel=alternate][hreflang=en]': url,
    'link[rel=alternate][hreflang=x-default]': url,
    'meta[property="og:url"]': url,
    'meta[property="og:title"]': title,
    'meta[property="og:locale"]': 'en',
    'meta[name="twitter:card"]': 'summary_large_image',
    'meta[name="docsearch:version"]': docsVersion,
    'meta[name="docsearch:docusaurus_tag"]': `docs-default-${docsVersion}`,
    'meta[name="docsearch:language"]': 'en',
    'meta[property="og:description"]': /.+/,
    'meta[name="description"]': /.+/,
    'meta[property="og:image"]': /.+/,
  })) {
    const attribute = selector.startsWith('link') ? 'href' : 'content';
    await expect(page.locator(selector), selector).toHaveCount(1);
    await expect(page.locator(selector)).toHaveAttribute(attribute, value);
  }
}

for (const release of releases) {
  test(`metadata is of the page of ${release.label}, reached by its address and by a link${forNight(release)}`, async ({
    page,
  }) => {
    const prefix = urlPrefix(release);
    const expected = {
      docsVersion: release.docsVersion,
      siteTitle: prefix ? `${site.title} ${release.label}` : site.title,
    };
    await openLive(page, prefix + guide);
    await expectMetadata(page, expected);
    const isMarked = await markPage(page);
    await openNext(page);
    await expectMetadata(page, expected);
    expect(await isMarked()).toBe(true);
  });
}

test('a page begins at its top, or at the heading of the address', async ({
  page,
}) => {
  await openLive(page, guide);
  await openNext(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const last = page.locator('article h2[id]').last();
  const id = (await last.getAttribute('id'))!;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the focus goes to the top, so that a screen reader reads the next page from there', async ({
  page,
}) => {
  await openLive(page, guide);
  const skip = { name: 'Skip to main content' };
  const top = page.getByRole('region', skip);
  // React moves the focus in an effect, after it has drawn the page.
  await top.evaluate((region) =>
    region.addEventListener('focus', () => region.append(' focused')),
  );
  await openNext(page);
  await expect(top).toContainText('focused');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', skip)).toBeFocused();
});

// The host answers 404, which Chromium logs as an error.
unwatched(
  "addresses of files end at the page's own, without the files of scripts, too @nightly",
  async ({ page }) => {
    const open = async (ending: string, ownAddress: RegExp) => {
      await page.goto(`${guide}${ending}`);
      // At once: before the reader moves, and before scripts are loaded.
      await expect(page).toHaveURL(ownAddress);
      await expect(heading(page)).toHaveText('Field elements');
    };
    await open(
      '.html?a=b#arithmetic-wraps-around',
      /\/field\/?\?a=b#arithmetic-wraps-around$/,
    );
    for (const ending of ['.html', '/index.html']) {
      await open(ending, /\/field\/?$/);
      await hydrated(page);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${site.url}${site.baseUrl}${guide}/`,
      );
    }
    await page.route('**/*.js', (route) => route.abort());
    for (const ending of ['.html', '/index.html']) {
      await open(ending, /\/field\/?$/);
    }
  },
);
