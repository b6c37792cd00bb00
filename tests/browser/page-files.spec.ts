import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { openLive } from './live-page';
import { expect, test } from './served-sites';

/** The images of the page's content, each with its width as it is drawn; 0 of one that is not there. */
const images = (page: Page) =>
  page.locator('article img').evaluateAll(async (all) => {
    const drawn = all.map(async (image) => {
      (image as HTMLImageElement).loading = 'eager';
      await (image as HTMLImageElement).decode().catch(() => undefined);
      return [
        image.getAttribute('alt'),
        (image as HTMLImageElement).naturalWidth,
      ];
    });
    return Object.fromEntries((await Promise.all(drawn)) as [string, number][]);
  });

const widths = {
  Plain: 512,
  'With [brackets] by reference': 1200,
  'Between backticks': 1200,
  'A drawing': 66,
  Imported: 512,
  Required: 1200,
};

test('files that a page shows and links are there, after a navigation too', async ({
  page,
  fixtureSite,
}) => {
  await page.goto(`${fixtureSite}files`);
  await expect.poll(() => images(page)).toEqual(widths);
  await expect(page.locator('#page-data')).toHaveCount(lightPages ? 1 : 0);
  const address = await page
    .getByRole('link', { name: 'Figures' })
    .getAttribute('href');
  const answer = await page.request.get(new URL(address!, page.url()).href);
  expect(await answer.text()).toBe('circuit,rows\nadd,2\n');

  await openLive(page, fixtureSite);
  await page.locator('.menu').getByRole('link', { name: 'Files' }).click();
  await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
  await expect.poll(() => images(page)).toEqual(widths);
});
