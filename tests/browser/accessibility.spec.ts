import { expect, test } from '@playwright/test';
import { guidesAndChosenReferencePages } from '../accessibility/pages';
import { violationsOf } from '../accessibility/violations';

for (const path of guidesAndChosenReferencePages()) {
  test(`/${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    expect(await violationsOf(page)).toEqual([]);
  });
}
