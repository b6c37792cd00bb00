import { isCurrent, releases, urlPrefix } from '@o1js-docs/project/releases';
import { expect, test } from './fixtures';
import { heading, openLive } from './live-page';
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
    page.on('response', (response) =>
      expect.soft(response.status(), response.url()).toBeLessThan(400),
    );
    for (const path of ['', ...kinds]) {
      await openLive(page, urlPrefix(release) + path);
      await expect(heading(page)).toBeVisible();
    }
  });
}

test('an archived page says so, and leads to the same page of Current', async ({
  page,
}) => {
  const banner = page.getByRole('complementary', {
    name: 'Version of this page',
  });
  const expectTwin = async (address: RegExp) => {
    await banner
      .getByRole('link', { name: 'the same page for the current release' })
      .click();
    await expect(page).toHaveURL(address);
    await expect(banner).toHaveCount(0);
  };
  for (const release of releases.filter((each) => !isCurrent(each))) {
    // Firefox logs an error if a reader leaves a page that still loads its scripts.
    await openLive(page, `${urlPrefix(release)}api-reference/classes/UInt64`);
    await expect(banner).toContainText(release.label);
    await expectTwin(/\/o1js\/api-reference\/classes\/UInt64\/?$/);
  }
  // Current has this page under another name.
  await openLive(page, '2.4.0/advanced-concepts/proof-serialization');
  await expectTwin(/\/o1js\/advanced-concepts\/serialization\/?$/);
});

test('the version dropdown keeps the reader on the same page', async ({
  page,
  isMobile,
}) => {
  const [current] = releases;
  const oldest = releases.at(-1)!;
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
  await expect(heading(page)).toHaveText('UInt64');
});
