import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** WCAG 2.2 at levels A and AA, and what axe holds to be good practice. */
const rules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Half as long as what the module hands out. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * @param page an open page
 * @returns what axe finds against it, with the elements concerned
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // A page that was looked at before has it.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join('\n  ')}`,
    );
  }, rules);
}
