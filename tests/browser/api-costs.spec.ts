import { readFileSync } from 'node:fs';
import { docsFolder, releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import type { CallCost } from '@o1js-docs/api-docs/symbols/costs/cost';
import { apiCostsFile } from '@o1js-docs/api-docs/symbols/costs/recorded';
import { expect, test } from './fixtures';

const [current, archived] = releases;

/** A method of UInt64, as committed. */
function recorded(release: (typeof releases)[number], id: string): CallCost {
  const { symbols } = JSON.parse(
    readFileSync(apiCostsFile(release), 'utf8'),
  ) as { symbols: Record<string, Record<string, CallCost>> };
  return symbols[id]!['']!;
}

for (const release of [current!, archived!]) {
  test(`UInt64 states the recorded rows of its methods (${docsFolder(release)})`, async ({
    page,
  }) => {
    const { rows } = recorded(release, 'UInt64#add');
    const div = recorded(release, 'UInt64#div');
    await page.goto(`${urlPrefix(release)}api-reference/classes/UInt64`);
    const table = page.locator('.api-members table').first();
    await expect(table.getByRole('link', { name: 'Rows' })).toHaveAttribute(
      'href',
      `${site.baseUrl}${urlPrefix(release)}writing-constraint-systems/analyzing-constraint-systems#what-a-row-is`,
    );
    const row = table.getByRole('row').filter({
      has: page.locator('a[href="#add"]'),
    });
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(rows));
    const facts = (id: string) =>
      page.locator('.api-member', { has: page.locator(`#${id}`) });
    await expect(facts('add').locator('.api-facts')).toContainText(
      `${rows} rows`,
    );
    await expect(facts('div').locator('.api-facts')).toContainText(
      `${div.rows} rows, ${div.constant!.rows} with a constant`,
    );
    await expect(facts('tobigint').locator('.api-facts')).toContainText(
      'constants only',
    );
  });
}

test('costs by size are listed, of members of what a function makes too', async ({
  page,
}) => {
  await page.goto('api-reference/variables/Poseidon');
  await expect(page.locator('.api-costs li', { hasText: '8 fields' }).first()).toBeVisible(); // prettier-ignore
  await page.goto('api-reference/functions/DynamicArray');
  await expect(
    page
      .locator('.api-member', { has: page.locator('#get') })
      .locator('.api-costs li', { hasText: /\(8 fields\)/ }),
  ).toBeVisible();
});
