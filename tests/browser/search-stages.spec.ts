import type { Page } from '@playwright/test';
import { searchFailure } from '@o1js-docs/search/constants';
import { heading, hold, openLive } from './live-page';
import { hitsOf, indexAddress, searchFor } from './search-support';
import { expect, test } from './under-policy';

// Names are downloaded first, the texts below them after.
const titles = /\.titles\.index\.[\da-f]+\.txt$/;
const texts = /\.texts\.index\.[\da-f]+\.txt$/;
const guide = 'writing-constraint-systems/zk-program';

test('titles are requested together with the modal, not after it @nightly', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/css\/(?!styles\.)[^/]*\.css$/);
  const asked = page.waitForRequest(titles);
  await openLive(page, guide);
  await page.keyboard.press('Control+k');
  await asked;
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  release();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

/** Types a query while the texts are held. */
async function askWithoutTexts(page: Page, query: string) {
  const release = await hold(page, texts);
  const input = await searchFor(page, query, guide);
  return { input, release };
}

test('titles answer before the texts arrive, which then join them', async ({
  page,
}) => {
  const { input, release } = await askWithoutTexts(page, 'MerkleTree');
  await expect(hitsOf(page).first()).toContainText('MerkleTree');
  const before = await hitsOf(page).allTextContents();
  await input.selectText();
  release();
  await expect.poll(() => hitsOf(page).allTextContents()).not.toEqual(before);
  await expect(hitsOf(page).first()).toContainText('MerkleTree');
  await expect(input).toHaveValue('MerkleTree');
  await expect(input).toBeFocused();
  // What was selected still is.
  await input.press('x');
  await expect(input).toHaveValue('x');
});

test('nothing moves under the pointer when the texts come; the next key brings them @nightly', async ({
  page,
}) => {
  const { input, release } = await askWithoutTexts(page, 'MerkleTree');
  await hitsOf(page).nth(1).hover();
  const before = await hitsOf(page).allTextContents();
  const come = page.waitForResponse(texts);
  release();
  await (await come).finished();
  // Long enough for the index, were it to change what is shown.
  await page.waitForTimeout(1500);
  expect(await hitsOf(page).allTextContents()).toEqual(before);
  await input.press('e');
  await input.press('Backspace');
  await expect.poll(() => hitsOf(page).allTextContents()).not.toEqual(before);
});

test('a word that no name has waits for the texts @nightly', async ({
  page,
}) => {
  const { release } = await askWithoutTexts(page, 'courtesy');
  await expect(page.getByText('Still searching…')).toBeVisible();
  await expect(page.getByText('No results for')).toBeHidden();
  release();
  await expect(page.getByText('Still searching…')).toHaveCount(0);
});

test('a network that breaks before the texts is told, titles answer without it, and Retry asks again @nightly', async ({
  page,
  context,
}) => {
  const { input, release } = await askWithoutTexts(page, 'MerkleTree');
  await expect(hitsOf(page).first()).toContainText('MerkleTree');
  await context.setOffline(true);
  release();
  await input.fill('courtesy');
  await expect(page.getByText(searchFailure.title)).toBeVisible();
  await expect(page.getByText('No results for')).toBeHidden();
  await input.fill('MerkleMap');
  await expect(hitsOf(page).first()).toContainText('MerkleMap');
  await input.fill('courtesy');
  await expect(page.getByText(searchFailure.title)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: searchFailure.retry }).click();
  // No page has the word, which only the texts can tell.
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(input).toHaveValue('courtesy');
});

test('types find the functions that fit', async ({ page }) => {
  await searchFor(page, 'PrivateKey => PublicKey', guide);
  await expect(hitsOf(page).first()).toHaveAttribute(
    'href',
    /PrivateKey#topublickey$|PublicKey#fromprivatekey$/,
  );
});

test.describe('Enter before the results have come @nightly', () => {
  test('waits for them, and opens the first', async ({ page }) => {
    const releaseTitles = await hold(page, titles);
    const releaseTexts = await hold(page, texts);
    const input = await searchFor(page, 'MerkleWitness', guide);
    await input.press('Enter');
    await expect(hitsOf(page)).toHaveCount(0);
    releaseTitles();
    releaseTexts();
    await expect(heading(page)).toHaveText(/MerkleWitness/);
  });

  test('does not open what was found for an earlier query', async ({
    page,
  }) => {
    const input = await searchFor(page, 'UInt64', guide);
    await expect(hitsOf(page).first()).toContainText('UInt64');
    // Faster than any hand: both in one task.
    await input.evaluate((field: HTMLInputElement) => {
      const value = Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      );
      value!.set!.call(field, 'MerkleWitness');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    await expect(heading(page)).toHaveText(/MerkleWitness/);
  });

  test('is forgotten when something else is typed', async ({ page }) => {
    const release = await hold(page, indexAddress);
    const input = await searchFor(page, 'MerkleWitness', guide);
    await input.press('Enter');
    await input.press('Backspace');
    release();
    await expect(hitsOf(page).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${guide}/?$`));
  });
});
