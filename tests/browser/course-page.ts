import { expect, type Page } from '@playwright/test';
import {
  courses,
  pagesOfCourse,
  readStep,
} from '@o1js-docs/runner/learn/steps';
import { openLive } from './live-page';
import { button, editor, outcome } from './program-page';

const siteFolder = process.cwd();

/** Every step of the courses, in their order. */
export const steps = courses
  .flatMap(({ name }) => pagesOfCourse(name, siteFolder))
  .map((page) => readStep(page, siteFolder));

/** Waits for the end of a check, and compares what it says. A busy machine starts o1js in minutes, so only the test has a limit. */
export async function expectOutcome(
  page: Page,
  text: string | RegExp,
): Promise<void> {
  await button(page, 'Check').waitFor({ timeout: 0 });
  await expect(outcome(page)).toHaveText(text);
}

/** Opens a step, and waits for its editor. @param address below the base path */
export async function openStep(page: Page, address: string): Promise<void> {
  await openLive(page, address);
  // On a phone the editor is below the text, and gets its script there.
  await page.mouse.wheel(0, 1500);
  await expect(editor(page)).toBeVisible();
}
