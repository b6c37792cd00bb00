import { readFileSync } from 'node:fs';
import type { CallCost } from '@o1js-docs/api-docs/symbols/costs/cost';
import { apiCostsFile } from '@o1js-docs/api-docs/symbols/costs/recorded';
import { currentRelease } from '@o1js-docs/project/releases';
import { expect, test } from './fixtures';
import { heading, openLive } from './live-page';

const filter = { name: 'Filter names' };

test('the field above the names filters them and leads there by keyboard', async ({
  page,
}) => {
  await openLive(page, 'api-reference/classes/Field');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const field = sidebar.getByRole('searchbox', filter);
  await field.pressSequentially('merklel');
  const status = sidebar.getByRole('status');
  await expect(status).toHaveText(/^[1-9]\d? names$/);
  const links = sidebar.getByRole('link');
  await expect(links.first()).toHaveText(/^MerkleL/);
  const names = await links.allTextContents();
  expect(await status.textContent()).toBe(`${names.length} names`);
  for (const name of names) expect(name.toLowerCase()).toContain('merklel');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  // Names with several pages say their kind: `MerkleListBase (type)`.
  await expect(heading(page)).toHaveText(names[0]!.replace(/ \(.*/, ''));
  // The list stays while its names are looked through.
  await expect(links).toHaveCount(names.length);
  await field.fill('');
  await expect(status).toBeEmpty();
  await expect(
    sidebar.getByRole('link', { name: 'UInt64', exact: true }),
  ).toBeVisible();
});

test('it takes what is typed before the scripts are there, and guides have none @nightly', async ({
  page,
}) => {
  await page.goto('api-reference/classes/Field');
  await page.getByRole('searchbox', filter).fill('nothing of that name');
  await expect(page.getByRole('status')).toHaveText('0 names');
  await page.goto('basic-types/field');
  await expect(page.getByRole('searchbox', filter)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('the menu has that field, and closes when a name is chosen', async ({
    page,
  }) => {
    await openLive(page, 'api-reference/classes/Field');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const menu = page.locator('.navbar-sidebar');
    const field = menu.getByRole('searchbox', filter);
    await field.tap();
    await field.pressSequentially('merklel');
    await expect(menu.getByRole('status')).toHaveText(/^[1-9]\d? names$/);
    await menu.getByRole('link', { name: 'MerkleList', exact: true }).tap();
    await expect(heading(page)).toHaveText('MerkleList');
    await expect(field).not.toBeInViewport();
  });
});

test('a member has a signature, then an example, its cost and a link', async ({
  page,
}) => {
  const { symbols } = JSON.parse(
    readFileSync(apiCostsFile(currentRelease()), 'utf8'),
  ) as { symbols: Record<string, Record<string, CallCost>> };
  const { rows } = symbols['UInt64#add']!['']!;
  await page.goto('api-reference/classes/UInt64');
  const table = page.locator('.api-members table').first();
  await expect(table.getByRole('link', { name: 'Rows' })).toHaveAttribute(
    'href',
    /analyzing-constraint-systems#what-a-row-is$/,
  );
  const row = table
    .getByRole('row')
    .filter({ has: page.locator('a[href="#add"]') });
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(rows));
  const member = (id: string) =>
    page.locator('.api-member', { has: page.locator(`#${id}`) });
  await expect(member('add').locator('.api-facts')).toContainText(
    `${rows} rows`,
  );
  const named = page.getByRole('link', { name: 'add()', exact: true });
  await expect(page.locator('.hash-link').and(named)).toHaveAttribute(
    'href',
    '#add',
  );
  await expect(member('xor').locator('pre').first()).toHaveText(/^xor\(/);
  await expect(member('xor').locator('pre')).not.toHaveCount(1);
});

test('members of what a function returns, and of an alias, have addresses', async ({
  page,
}) => {
  await page.goto('api-reference/functions/ZkProgram#compile');
  await expect(page.locator('#compile')).toBeInViewport();
  await expect(
    page.locator('.api-members').getByRole('link', { name: 'verify' }),
  ).toHaveAttribute('href', '#verify');
  await page.goto('api-reference/functions/DynamicArray');
  await expect(
    page
      .locator('.api-member', { has: page.locator('#get') })
      .locator('.api-costs li', { hasText: /\(8 fields\)/ }),
  ).toBeVisible();
  await page.goto('api-reference/type-aliases/Account');
  await expect(page.locator('.api-properties #balance')).toHaveText(
    /^balance UInt64\s*How many coins/,
  );
});

test('an anchor works as people write it, and leads on if its section moved', async ({
  page,
}) => {
  for (const [written, address] of [
    ['api-reference/classes/Field#assertEquals', 'Field/?#assertequals'],
    ['basic-types/int#Types-That-Do-Not-Mix', 'int/?#types-that-do-not-mix'],
    ['api-reference/classes/Field#Field.assertEquals()', '/?#assertequals'],
    ['zkapps/tokens#supply', 'zkapps/token-supply/#supply'],
    ['zkapps/intro#common-mistakes', 'getting-started/common-errors/'],
    ['basic-types/field#where-to-go-next', 'basic-types/field/#recap'],
  ] as const) {
    await page.goto(written);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const [, id] = address.split('#');
    if (id) await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});
