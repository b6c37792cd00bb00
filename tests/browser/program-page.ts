import type { Page } from '@playwright/test';

// What the playground, a block that is edited, and a step of the course have in common.
export const editor = (page: Page) =>
  page.getByRole('textbox', { name: 'Program' });
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const result = (page: Page) =>
  page.getByRole('region', { name: 'Result' });
/** What a check says. Below it, the actions for a proof have a status, too. */
export const outcome = (page: Page) => result(page).getByRole('status').first();

/** Replaces the program, as a reader does who selects all and pastes. */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}
