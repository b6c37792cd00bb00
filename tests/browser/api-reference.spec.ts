import { expect, test } from './fixtures';
import { openLive } from './live-page';

test.describe('the field above the names of the reference', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('filters all of them, says how many are left, and leads there by keyboard', async ({
    page,
  }) => {
    await openLive(page, 'api-reference/classes/Field');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const field = sidebar.getByRole('searchbox', { name: 'Filter names' });
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      names[0]!.replace(/ \(.*/, ''),
    );
    // The list stays while its names are looked through.
    await expect(links).toHaveCount(names.length);
    await field.fill('');
    await expect(status).toBeEmpty();
    await expect(
      sidebar.getByRole('link', { name: 'UInt64', exact: true }),
    ).toBeVisible();
  });

  test('takes what is typed before the scripts are there @nightly', async ({
    page,
  }) => {
    await page.goto('api-reference/classes/Field');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar
      .getByRole('searchbox', { name: 'Filter names' })
      .fill('nothing of that name');
    await expect(sidebar.getByRole('status')).toHaveText('0 names');
  });

  test('is not on guides @nightly', async ({ page }) => {
    await page.goto('basic-types/field');
    await expect(
      page.getByRole('searchbox', { name: 'Filter names' }),
    ).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('the field in the menu filters names, and leads to one of them', async ({
    page,
  }) => {
    await openLive(page, 'api-reference/classes/Field');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const menu = page.locator('.navbar-sidebar');
    const field = menu.getByRole('searchbox', { name: 'Filter names' });
    await field.tap();
    await field.pressSequentially('merklel');
    await expect(menu.getByRole('status')).toHaveText(/^[1-9]\d? names$/);
    const links = menu.locator('.menu-filter ~ li').getByRole('link');
    const names = await links.allTextContents();
    expect(names).toContain('MerkleList');
    for (const name of names) expect(name.toLowerCase()).toContain('merklel');
    await links
      .filter({ hasText: /^MerkleList$/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'MerkleList',
    );
    await expect(field).not.toBeInViewport();
  });
});

test('members of what a function returns have addresses', async ({ page }) => {
  const response = await page.request.get('symbols.json');
  const { symbols } = (await response.json()) as {
    symbols: { name: string; page?: string }[];
  };
  const compile = symbols.find(({ name }) => name === 'ZkProgram.compile');
  expect(compile?.page).toMatch(
    /\/api-reference\/functions\/ZkProgram#compile$/,
  );
  await page.goto('api-reference/functions/ZkProgram#compile');
  await expect(page.locator('#compile')).toBeInViewport();
  const table = page.locator('.api-members');
  await expect(table.getByRole('link', { name: 'verify' })).toHaveAttribute(
    'href',
    '#verify',
  );
});

test('an alias of a type without a page has its members @nightly', async ({
  page,
}) => {
  await page.goto('api-reference/type-aliases/Account');
  await expect(page.locator('.api-properties #balance')).toHaveText(
    'balance UInt64',
  );
});

test('an example of a doc comment that does not compile says so', async ({
  page,
}) => {
  await page.goto('api-reference/classes/UInt64');
  const member = page.locator('.api-member', { has: page.locator('#xor') });
  await expect(member).toContainText(
    "TypeScript does not accept it: Argument of type 'number' is not assignable to parameter of type 'UInt64'.",
  );
  const add = page.locator('.api-member', { has: page.locator('#add') });
  await expect(add).not.toContainText('does not accept');
});

for (const [written, id] of [
  ['api-reference/classes/Field#assertEquals', 'assertequals'],
  ['api-reference/classes/Field#Field.assertEquals()', 'assertequals'],
  ['basic-types/int#Types-That-Do-Not-Mix', 'types-that-do-not-mix'],
] as const) {
  test(`an anchor works as people write it: ${written}`, async ({ page }) => {
    await page.goto(written);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });
}

for (const [old, now] of [
  ['zkapps/tokens#supply', 'zkapps/token-supply/#supply'],
  ['zkapps/intro#common-mistakes', 'getting-started/common-errors/'],
  ['basic-types/field#where-to-go-next', 'basic-types/field/#recap'],
] as const) {
  test(`a link to a section that moved arrives there: ${old}`, async ({
    page,
  }) => {
    await page.goto(old);
    await expect(page).toHaveURL(new RegExp(`${now}$`));
    const [, id] = now.split('#');
    if (id) await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test("a heading's link has the heading as its name", async ({ page }) => {
  await page.goto('api-reference/classes/Field');
  const named = page.getByRole('link', { name: 'assertEquals()', exact: true });
  await expect(page.locator('.hash-link').and(named)).toHaveAttribute(
    'href',
    '#assertequals',
  );
});

test('the signature of a member comes before its example', async ({ page }) => {
  await page.goto('api-reference/classes/UInt64');
  const member = page.locator('.api-member', { has: page.locator('#xor') });
  await expect(member.locator('pre').first()).toHaveText(/^xor\(/);
  await expect(member.locator('pre')).not.toHaveCount(1);
});
