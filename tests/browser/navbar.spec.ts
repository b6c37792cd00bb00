import { isCurrent, releases } from '../../config/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { openLive } from './live-page';

// Requirements of sections 1, 2 and 4: what is around a page, on wide and on small screens.
const archived = releases.find((release) => !isCurrent(release))!;
const guide = 'basic-types/field';
const menuButton = { name: 'Toggle navigation bar' };
const mobile = { width: 996, height: 800 };
const desktop = { width: 997, height: 800 };

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the parts of a version are a click away, and the open one is marked', async ({
    page,
  }) => {
    await openLive(page, `${archived.docsVersion}/${guide}`);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const open = navbar.locator('[aria-current="true"]');
    await expect(open).toHaveText('Guides');
    await navbar.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`/${archived.docsVersion}/api-reference/Introduction/?$`),
    );
    await expect(open).toHaveText('API');
    await navbar.getByRole('link', { name: 'Changelog' }).click();
    await expect(open).toHaveText('Changelog');
  });

  test('the navbar has logo and versions on the left and search on the right, and stays @2.9', async ({
    page,
  }) => {
    await openLive(page, guide);
    const logo = page.locator('.navbar').getByRole('img', { name: 'o1js' });
    const versions = page.getByRole('button', { name: 'Current' });
    const search = page.getByRole('button', { name: 'Search' });
    const places = await Promise.all(
      [logo, versions, search].map(
        async (item) => (await item.boundingBox())!.x,
      ),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[1]).toBeLessThan(640);
    expect(places[2]).toBeGreaterThan(640);
    await expect(page.getByRole('button', menuButton)).toBeHidden();
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(500);
    await expect(logo).toBeInViewport();
    await expect(page.locator('.navbar')).toHaveCSS('transform', 'none');
  });

  test('no language can be chosen, as there is one @2.11', async ({ page }) => {
    await openLive(page, guide);
    await expect(page.getByText('English')).toHaveCount(0);
  });

  test('the logo leads to the start of the version being read', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(new RegExp(`${site.baseUrl}$`));
  });

  test('the sidebar cannot be hidden, and opening one category closes no other @2.12', async ({
    page,
  }) => {
    await openLive(page, guide);
    await expect(
      page.getByRole('button', { name: /Collapse sidebar/ }),
    ).toHaveCount(0);
    const category = (name: string) =>
      page.locator('.menu').getByRole('button', { name, exact: true });
    await expect(category('Basic types')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await category('zkApps').click();
    await expect(category('zkApps')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Basic types')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(
      page.locator('.menu').getByRole('link', { name: 'Permissions' }).first(),
    ).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button opens the sidebar, with a way to the main menu @2.10 @4.3', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.getByRole('button', menuButton).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Hashing' })).toBeVisible();
    await sidebar.getByRole('button', { name: /Back to main menu/ }).click();
    await expect(sidebar.getByText('Versions')).toBeVisible();
  });

  test('the sidebar closes when a page is chosen @4.3', async ({ page }) => {
    await openLive(page, guide);
    await page.getByRole('button', menuButton).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', { name: 'Hashing' })
      .click();
    await expect(page).toHaveURL(/hashing$/);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('Back closes the sidebar, and the page stays @2.13', async ({
    page,
  }) => {
    await openLive(page, guide);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent())!;
    await page.locator('.pagination-nav__link--next').click();
    // The address changes first, and a page that comes closes the sidebar.
    await expect(heading).not.toHaveText(title);
    const address = page.url();
    await page.getByRole('button', menuButton).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.evaluate(() => history.back());
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});

test.describe('at the breakpoint', () => {
  test('996 px is small and 997 px is wide @4.14 @9.2', async ({ page }) => {
    await page.setViewportSize(mobile);
    await openLive(page, guide);
    await expect(page.getByRole('button', menuButton)).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await page.setViewportSize(desktop);
    await expect(page.getByRole('button', menuButton)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  });

  test('the sidebar of a small screen closes when the screen becomes wide @2.13', async ({
    page,
  }) => {
    await page.setViewportSize(mobile);
    await openLive(page, guide);
    await page.getByRole('button', menuButton).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize(desktop);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize(mobile);
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test('the first Tab offers a way past the navigation @2.14', async ({
  page,
}) => {
  await openLive(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
});

test('the footer is light, with three links and the copyright @1.6', async ({
  page,
}) => {
  await openLive(page, '');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer.getByRole('link')).toHaveText([
    /^X/,
    /^Discord/,
    /^GitHub/,
  ]);
  await expect(page.locator('.footer--dark')).toHaveCount(0);
});

test('every version has the sidebar named docs, which begins at its start page @2.3', async ({
  page,
}) => {
  test.skip(page.viewportSize()!.width <= 996, 'The sidebar is in the menu.');
  for (const prefix of ['', `${archived.docsVersion}/`]) {
    await openLive(page, `${prefix}api-reference/classes/UInt64`);
    await expect(
      page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', new RegExp(`^/o1js/${prefix}$`));
  }
});
