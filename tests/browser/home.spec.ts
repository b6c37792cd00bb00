import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations';
import { expect, test } from './fixtures';

const lens = (page: Page) => page.locator('.lens');
const view = (page: Page, name: string) =>
  lens(page).getByText(name, { exact: true });

/** @returns true if a text of the program is a private value that nobody can read */
function isCovered(page: Page, text: string): Promise<boolean> {
  return lens(page)
    .locator('.private-value', { hasText: text })
    .evaluate((value) => {
      const isTransparent = (element: Element) =>
        getComputedStyle(element).color === 'rgba(0, 0, 0, 0)';
      return (
        getComputedStyle(value).backgroundImage.includes('gradient') &&
        [value, ...value.querySelectorAll('*')].every(isTransparent)
      );
    });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the verifier does not see the private values', async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('');
      await expect(lens(page)).toContainText('in a browser with 2 cores');
      expect(await isCovered(page, '1990')).toBe(false);
      await view(page, 'verifier').click();
      for (const secret of ['1990', '(born)']) {
        // A link changes its color in a moment.
        await expect.poll(() => isCovered(page, secret), secret).toBe(true);
      }
      await expect(lens(page).getByText('2007')).toBeVisible();
      await expect(lens(page).getByText('from the proof only')).toBeVisible();
      await expect(
        lens(page).getByText('in a browser with 2 cores'),
      ).toBeHidden();
      await view(page, 'attacker').click();
      await expect(
        lens(page).getByText('Constraint unsatisfied'),
      ).toBeVisible();
      expect(await isCovered(page, '1990')).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBe(width);
    }
  });
});

test('the home page is accessible, draws each row, and leads to search and course', async ({
  page,
}) => {
  await page.goto('');
  const summary = lens(page).locator('summary');
  const cells = await summary
    .locator('svg path')
    .evaluateAll((paths) =>
      paths
        .flatMap((path) => [...path.getAttribute('d')!.matchAll(/h(\d+)/g)])
        .reduce((sum, [, run]) => sum + Number(run) / 10, 0),
    );
  await expect(summary.locator('strong')).toHaveText(`${cells} rows`);
  await view(page, 'verifier').click();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText('30 steps in your browser')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page
    .getByRole('searchbox', { name: 'Paste an error, or a name' })
    .fill('UInt64');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\/?\?q=UInt64/);
});
