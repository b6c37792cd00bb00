import type { Page } from '@playwright/test';
import { site } from '../../config/site';
import { hydrated } from './hydrated';
import { expect, test } from './under-policy';

// Requirements of section 2: addresses without a page. Chromium logs their status as an error.
const main = (page: Page) => page.getByRole('main');
const offered = (page: Page) => main(page).getByRole('listitem');

/** Opens an address that leads nowhere. @returns what the page logs as an error, but for its status */
async function openUnknown(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) {
      errors.push(message.text());
    }
  });
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  );
  return errors;
}

test('the title says that there is no page, before and after scripts @2.6', async ({
  page,
}) => {
  const response = await page.goto('2.5.0/nowhere');
  expect(await response?.text()).toMatch(/<title[^>]*>Page not found \| o1js</);
  await hydrated(page);
  await expect(page).toHaveTitle('Page not found | o1js');
});

test('a page that another version has is offered first, with its version', async ({
  page,
}) => {
  await openUnknown(page, '2.4.0/zkapps/intro');
  const first = offered(page).first();
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    '/o1js/zkapps/intro',
  );
  await expect(first).toContainText('Current');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/o1js\/zkapps\/intro\/?$/);
});

test('a page that Current lacks is offered in the version that has it', async ({
  page,
}) => {
  await openUnknown(page, 'advanced-concepts/proof-serialization');
  const first = offered(page).first();
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    '/o1js/2.4.0/advanced-concepts/proof-serialization',
  );
  await expect(first).toContainText('2.4.0');
});

test('a page that is not near is not offered', async ({ page }) => {
  for (const address of ['nope/missing-page', 'a/b/c', 'nowhere']) {
    await openUnknown(page, address);
    await expect(main(page)).toContainText(`${site.baseUrl}${address}`);
    await expect(offered(page)).toHaveCount(0);
  }
});

for (const [address, home] of [
  ['nowhere', '/o1js/'],
  ['2.5.0/nowhere', '/o1js/2.5.0/'],
] as const) {
  test(`the start that /${address} offers is ${home}`, async ({ page }) => {
    await openUnknown(page, address);
    await expect(
      main(page).getByRole('link', { name: /^Start of the documentation/ }),
    ).toHaveAttribute('href', new RegExp(`^${home}?$`));
  });
}

for (const [address, meant] of [
  ['basic-types/Field', '/o1js/basic-types/field'],
  ['2.5.0/Basic-Types/field', '/o1js/2.5.0/basic-types/field'],
  ['api-reference/classes/uint64/', '/o1js/api-reference/classes/UInt64'],
] as const) {
  test(`the wrong case of /${address} is told, and its page is offered first`, async ({
    page,
  }) => {
    const errors = await openUnknown(page, address);
    await expect(offered(page).first().getByRole('link')).toHaveAttribute(
      'href',
      meant,
    );
    expect(errors).toEqual([]);
    await offered(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${meant}/?$`));
    await expect(page.getByRole('article')).toBeVisible();
  });
}
