import { isCurrent, releases } from '@o1js-docs/project/releases';
import { expect, test } from './fixtures';
import { heading, openLive } from './live-page';

// Requirements of sections 1, 2 and 4: what is around a page, on wide and on small screens.
const archived = releases.find((release) => !isCurrent(release))!;
const guide = 'basic-types/field';
const menuButton = { name: 'Toggle navigation bar' };

test('the parts of a version are a click away, the open one is marked, and the footer has three links', async ({
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

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer.getByRole('link')).toHaveText([
    /^X/,
    /^Discord/,
    /^GitHub/,
  ]);
  await expect(page.locator('.footer--dark')).toHaveCount(0);
});

test('breadcrumbs lead to where a page belongs, and opening one category of the sidebar closes no other', async ({
  page,
}) => {
  await openLive(page, guide);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toContainText('Types');
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute(
    'href',
    '/o1js/',
  );
  // The chip of the checks is beside the path, also of a page with a long name.
  const right = (box: { x: number; width: number } | null) =>
    box!.x + box!.width;
  await openLive(page, 'tutorials/hmac/implementation');
  const chip = page.getByRole('link', { name: /statements checked/ });
  const path = crumbs.getByRole('listitem').filter({ visible: true }).last();
  expect(right(await path.boundingBox())).toBeLessThanOrEqual(
    (await chip.boundingBox())!.x,
  );
  await openLive(page, guide);

  const category = (name: string) =>
    page.locator('.menu').getByRole('button', { name, exact: true });
  const isOpen = 'aria-expanded';
  await category('zkApps').click();
  await expect(category('zkApps')).toHaveAttribute(isOpen, 'true');
  await expect(category('Types')).toHaveAttribute(isOpen, 'true');
  await expect(
    page.locator('.menu').getByRole('button', { name: 'Who may do what' }),
  ).toBeVisible();
  await category('zkApps').click();
  await expect(category('zkApps')).toHaveAttribute(isOpen, 'false');
});

test('the table of contents lists headings of levels 2 and 3, and folds the parts of a long page that are not read', async ({
  page,
}) => {
  for (const address of ['changelog', 'getting-started/common-errors']) {
    await openLive(page, address);
    const listed = await page
      .locator('.table-of-contents__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(listed, address).toEqual(headings);
    expect(await page.locator('article h3').count()).toBeGreaterThan(0);
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = contents.locator('.table-of-contents > li');
  const shown = (part: number) => parts.nth(part).getByRole('link');
  await shown(3).first().click();
  await expect(shown(3).nth(1)).toBeVisible();
  await shown(4).first().click();
  await expect(shown(4).nth(1)).toBeVisible();
  await expect(shown(3)).toHaveCount(1);
});

test('996 px is small and 997 px is wide; the menu closes by a link, by Back, and when the screen becomes wide', async ({
  page,
}) => {
  const mobile = { width: 996, height: 800 };
  const desktop = { width: 997, height: 800 };
  const opener = page.getByRole('button', menuButton);
  const openMenu = page.locator('.navbar-sidebar--show');
  await page.setViewportSize(mobile);
  await openLive(page, guide);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();

  await opener.click();
  await openMenu.getByRole('link', { name: 'Hashing' }).click();
  await expect(heading(page)).toHaveText('Hashing');
  await expect(openMenu).toHaveCount(0);

  const address = page.url();
  await opener.click();
  await expect(openMenu).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(openMenu).toHaveCount(0);
  // The browser has gone back already: Docusaurus' router goes forward again.
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText('Hashing');

  await opener.click();
  await expect(openMenu).toHaveCount(1);
  await page.setViewportSize(desktop);
  await expect(openMenu).toHaveCount(0);
  await expect(opener).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize(mobile);
  await expect(opener).toBeVisible();
  await expect(openMenu).toHaveCount(0);
});
