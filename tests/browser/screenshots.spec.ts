import type { Page } from '@playwright/test';
import { openCrashedPage } from './error-boundary';
import { openLive } from './live-page';
import { hitsOf, searchFor, serveIndex } from './search-support';
import { expect, test } from './under-policy';

/**
 * `npx playwright test screenshots.spec.ts --update-snapshots` takes the pictures anew: look
 * at them before you commit them.
 */
async function expectPicture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`);
}

test('home', async ({ page }) => {
  await openLive(page, '');
  await expectPicture(page, 'home');
});

test('a guide', async ({ page }) => {
  await openLive(page, 'writing-constraint-systems/zk-program');
  await expectPicture(page, 'guide');
});

test('a guide of an archived version @nightly', async ({ page }) => {
  await openLive(page, '2.4.0/basic-types/field');
  await expectPicture(page, 'archived-guide');
});

test('a class', async ({ page }) => {
  await openLive(page, 'api-reference/classes/UInt64');
  await expectPicture(page, 'class');
});

test('members of a class @nightly', async ({ page }) => {
  await openLive(page, 'api-reference/classes/UInt64#assertequals');
  await expectPicture(page, 'members');
});

test('search with results', async ({ page }) => {
  // Rows of the test's own: the picture is of the looks, and the guides' words change.
  await serveIndex(page, [
    {
      path: '/o1js/basic-types/merkle-trees',
      group: 'Basic types',
      title: 'Merkle trees',
      text: 'One field element commits to a list of members.',
      headings: [
        {
          title: 'How a Merkle tree works',
          text: 'Every leaf is a field element, and every node above is a hash of the two nodes below it.',
        },
        { title: 'Costs', text: 'A tree of height 20 takes 19 hashes.' },
      ],
    },
    {
      path: '/o1js/api-reference/classes/MerkleTree',
      group: 'Classes',
      title: 'MerkleTree',
      text: 'A binary tree of hashes.',
    },
  ]);
  await searchFor(page, 'merkle tree', '');
  await expect(hitsOf(page).first()).toBeVisible();
  await expectPicture(page, 'search');
});

test('no page @nightly', async ({ page }) => {
  await openLive(page, 'basic-types/Field');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await expectPicture(page, 'not-found');
});

test('a page that crashed @nightly', async ({ page }) => {
  await openCrashedPage(page);
  await expectPicture(page, 'crashed');
});
