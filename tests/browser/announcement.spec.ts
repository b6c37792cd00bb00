import { announcement } from '../fixture-site/facts';
import { openLive } from './live-page';
import { expect, test } from './served-sites';
import { storedKeys } from './stored-keys';

// Requirements of sections 2 and 4: the announcement bar.
const close = { name: 'Close' };

test('nothing is announced where nothing is configured @2.16', async ({
  page,
}) => {
  await openLive(page, '');
  await expect(page.getByRole('button', close)).toHaveCount(0);
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('an announcement that is closed stays closed, on other pages and later @2.16 @4.6', async ({
  page,
  fixtureSite,
}) => {
  await openLive(page, fixtureSite);
  const bar = page.getByText(announcement.content);
  await expect(bar).toBeVisible();
  await page.getByRole('button', close).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(bar).toBeHidden();
  await openLive(page, `${fixtureSite}api-reference/classes/MerkleTree`);
  await expect(bar).toBeHidden();
});

test('a new announcement shows again to who closed the old one @3.6 @4.6', async ({
  page,
  fixtureSite,
}) => {
  await openLive(page, fixtureSite);
  const bar = page.getByText(announcement.content);
  await page.getByRole('button', close).click();
  await expect(bar).toHaveCount(0);
  expect(
    await page.evaluate(
      (key) => localStorage.getItem(key),
      storedKeys.announcement,
    ),
  ).toBe(announcement.id);
  await page.evaluate(
    (key) => localStorage.setItem(key, 'the one before'),
    storedKeys.announcement,
  );
  // Styles hide what was dismissed before scripts have run: it shows on the load after.
  await openLive(page, fixtureSite);
  await openLive(page, fixtureSite);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', close)).toBeVisible();
});
