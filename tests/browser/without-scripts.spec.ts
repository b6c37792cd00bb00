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
      expect((await line.boundingBox())!.x).toBeGreaterThan(
        versions.x + versions.width,
      );
      await page.goto('search?q=field');
      expect(await page.getByRole('main').innerText()).toContain(
        'Search needs JavaScript',
      );
      await expect(page.getByRole('searchbox')).toBeHidden();
    });

    test('no control is dead', async ({ page }) => {
      for (const address of [
        guide,
        reference,
        '2.4.0/',
        'changelog',
        'no/page',
      ]) {
        await page.goto(address);
        // A menu opens by hover and focus, and styles alone switch package managers.
        const controls = page.locator(
          'button:visible:not(.dropdown > button), input:visible:not(.managers *), select:visible',
        );
        await expect(controls, address).toHaveCount(0);
      }
    });

    test('nothing has to be scrolled sideways for @nightly', async ({
      page,
    }) => {
      for (const address of [guide, reference, '']) {
        await page.goto(address);
        const body = await page.locator('body').boundingBox();
        expect(body!.width).toBe(viewport.width);
        for (const part of [
          '.navbar__inner',
          '.theme-doc-sidebar-container',
          'article',
        ]) {
          const box = (await page.locator(part).first().boundingBox())!;
          expect(box.x + box.width, part).toBeLessThanOrEqual(viewport.width);
        }
      }
    });

    test('the versions are reached @nightly', async ({ page }) => {
      await page.goto(guide);
      const navbar = page.locator('.navbar');
      await navbar.getByRole('button', { name: 'Current' }).click();
      await navbar.getByRole('link', { name: '2.5.0' }).click();
      await expect(page).toHaveURL(
        /2\.5\.0\/writing-constraint-systems\/zk-program\/$/,
      );
    });

    test('a heading is reached from the contents @nightly', async ({
      page,
    }) => {
      await page.goto(guide);
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(contents).toBeVisible();
      // Beside the article, or above it.
      const place = (await contents.boundingBox())!;
      expect(place.y).toBeLessThan(viewport.height);
      await contents.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });

    test('a page is reached from search and from an unknown address @nightly', async ({
      page,
    }) => {
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

test('details open', async ({ page }) => {
  await page.goto('tutorials/hmac/implementation');
  const details = article(page).locator('details').first();
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
});
