import type { Page } from '@playwright/test';
import { expect, test } from './under-policy';

// A reader whose browser runs no scripts.
test.use({ javaScriptEnabled: false });

const guide = 'writing-constraint-systems/zk-program';
const reference = 'api-reference/classes/UInt64';
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

const article = (page: Page) => page.getByRole('article');

for (const [name, viewport] of Object.entries({ phone, wide })) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('search says what it needs, and has no dead button', async ({
      page,
    }) => {
      await page.goto(guide);
      // Playwright's own assertions look past noscript elements.
      expect(await page.locator('.navbar').innerText()).toContain(
        'Search needs JavaScript',
      );
      await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
      const versions = (await page.locator('.navbar .dropdown').boundingBox())!;
      const line = page.locator('.navbar__items--right noscript');
      expect((await line.boundingBox())!.x).toBeGreaterThanOrEqual(
        Math.floor(versions.x + versions.width),
      );
      await page.goto('search?q=field');
      expect(await page.getByRole('main').innerText()).toContain(
        'Search needs JavaScript',
      );
      await expect(page.getByRole('searchbox')).toBeHidden();
    });

    test('no control is dead, and nothing has to be scrolled sideways for', async ({
      page,
    }) => {
      for (const address of [
        guide,
        reference,
        '2.4.0/',
        'changelog',
        'no/page',
      ]) {
        await page.goto(address);
        // A menu opens by hover and focus, and styles alone switch package managers and what a verifier sees.
        const controls = page.locator(
          'button:visible:not(.dropdown > button), input:visible:not(.managers *, .viewers *), select:visible',
        );
        await expect(controls, address).toHaveCount(0);
        const body = (await page.locator('body').boundingBox())!;
        expect(body.width).toBe(viewport.width);
        const boxes = page.locator(
          ':is(.navbar__inner, .theme-doc-sidebar-container, article):visible',
        );
        for (const box of await boxes.all()) {
          const { x, width } = (await box.boundingBox())!;
          expect(x + width, address).toBeLessThanOrEqual(viewport.width);
        }
      }
    });

    test('versions and headings are reached, and pages from search and unknown addresses @nightly', async ({
      page,
    }) => {
      await page.goto(guide);
      const contents = page.locator('.theme-doc-toc-desktop');
      // Beside the article, or above it.
      const place = (await contents.boundingBox())!;
      expect(place.y).toBeLessThan(viewport.height);
      await contents.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      const navbar = page.locator('.navbar');
      await navbar.getByRole('button', { name: 'Current' }).click();
      await navbar.getByRole('link', { name: '2.5.0' }).click();
      await expect(page).toHaveURL(
        /2\.5\.0\/writing-constraint-systems\/zk-program\/$/,
      );
      for (const address of ['search', 'no/page']) {
        await page.goto(address);
        if (viewport === phone) {
          await page.getByRole('link', { name: 'All pages' }).click();
        } else {
          // The home page has doors instead of a sidebar.
          await page.locator('.navbar__brand').click();
          await article(page)
            .getByRole('link', { name: 'Set up a project' })
            .first()
            .click();
        }
        await expect(
          page.getByRole('navigation', { name: 'Docs sidebar' }),
        ).toBeInViewport();
      }
    });

    test('another page is reached from the navigation', async ({ page }) => {
      await page.goto(guide);
      if (viewport === phone) {
        await page.getByRole('link', { name: 'All pages' }).click();
      }
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar).toBeInViewport();
      await sidebar.getByRole('link', { name: 'Witnesses' }).click();
      await expect(article(page)).toBeVisible();
      await expect(page).toHaveURL(/witnesses\/$/);
      // A closed category is a link to its first page.
      await sidebar.locator('a', { hasText: 'Tutorials' }).click();
      await expect(page).toHaveURL(/tutorials\//);
    });
  });
}

test('details open, package managers are chosen, samples and Compare lead on', async ({
  page,
}) => {
  await page.goto('tutorials/hmac/implementation');
  const details = article(page).locator('details').first();
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');

  await page.goto('');
  const managers = page.locator('.managers').first();
  await managers.getByRole('radio', { name: 'bun' }).check();
  await expect(managers.getByText('bun add o1js')).toBeVisible();

  await page.goto('basic-types/keypairs-and-signatures');
  await article(page)
    .locator('pre a', { hasText: /^assertTrue$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/api-reference\/classes\/Bool\/?#asserttrue$/);

  await page.goto('compare');
  await page.locator('main noscript a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
});
