import { isCurrent, releases, urlPrefix } from '@o1js-docs/project/releases';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { forNight } from './nightly';

const kinds = [
  'api-reference/Introduction',
  'api-reference/classes/UInt64',
  'api-reference/functions/fetchAccount',
  'api-reference/interfaces/Permissions',
  'api-reference/type-aliases/Provable',
  'api-reference/variables/Provable',
  'api-reference/namespaces/Mina/',
  'api-reference/namespaces/Mina/functions/transaction',
];

for (const release of releases) {
  test(`version ${release.label} opens at its home, and a page of each kind${forNight(release)}`, async ({
    page,
  }) => {
    for (const path of ['', ...kinds]) {
      const response = await page.goto(urlPrefix(release) + path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated(page);
    }
  });

  test(`version ${release.label} tells which version it is`, async ({
    page,
  }) => {
    await page.goto(`${urlPrefix(release)}api-reference/classes/UInt64`);
    const banner = page.getByRole('complementary', {
      name: 'Version of this page',
    });
    if (isCurrent(release)) {
      await expect(banner).toHaveCount(0);
      return;
    }
    await expect(banner).toContainText(release.label);
    await banner
      .getByRole('link', { name: 'the same page for the current release' })
      .click();
    await expect(page).toHaveURL(/\/o1js\/api-reference\/classes\/UInt64\/?$/);
  });
}

const [current] = releases;
const oldest = releases.at(-1)!;

test('the version dropdown keeps the reader on the same page', async ({
  page,
  isMobile,
}) => {
  await page.goto('api-reference/classes/UInt64');
  if (isMobile) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: /Back to main menu/ }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
  } else {
    await page.getByRole('button', { name: current!.label }).hover();
  }
  const version = page
    .locator('.navbar')
    .getByRole('link', { name: oldest.label, exact: true });
  // A click scrolls a list that is still opening, and the link moves away under it.
  await expect(version).toBeInViewport({ ratio: 1 });
  await version.click();
  await expect(page).toHaveURL(
    new RegExp(`/o1js/${oldest.docsVersion}/api-reference/classes/UInt64/?$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UInt64');
});

test('a page that moved leads to its new address, and an archived page to the one that Current has under another name', async ({
  page,
}) => {
  await page.goto('api-reference/variables/Provable-1');
  await expect(page).toHaveURL(/api-reference\/variables\/Provable\/?$/);
  await page.goto('2.4.0/advanced-concepts/proof-serialization');
  await page
    .getByRole('link', { name: 'the same page for the current release' })
    .click();
  await expect(page).toHaveURL(/\/o1js\/advanced-concepts\/serialization\/?$/);
});
