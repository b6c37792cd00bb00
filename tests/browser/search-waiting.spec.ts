import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { releases, isCurrent } from '@o1js-docs/project/releases';
import { searchFailure } from '@o1js-docs/search/constants';
import {
  heading,
  hold,
  hydrated,
  keepPointerStill,
  openLive,
} from './live-page';
import { hitsOf, holdToFail, indexAddress, openSearch } from './search-support';
import { expect, test } from './under-policy';

// Search while it is not ready: states of section 4, failures of section 8.
const archived = releases.find((release) => !isCurrent(release))!;
const guide = 'writing-constraint-systems/zk-program';

const mainScript = /\/assets\/js\/main\.[^/]*\.js$/;
/** Scripts and styles that come when they are needed: pages, the modal, the engine. */
const chunks =
  /\/assets\/(js\/(?!main\.|runtime~main\.)[^/]*\.js|css\/(?!styles\.)[^/]*\.css)$/;

const button = (page: Page) => page.locator('.DocSearch-Button');
const waiting = (page: Page) => page.getByText(/^(Still s|S)earching…$/);
const input = (page: Page) => page.getByPlaceholder('Search docs');
const denial = (page: Page) => page.getByText('No results for');

/** Counts how often the modal says, where it can be seen, that there are no results. */
async function countDenials(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { denials: 0 });
    const look = () => {
      const screen = document.querySelector<HTMLElement>(
        '.DocSearch-NoResults',
      );
      if (screen?.checkVisibility())
        (window as unknown as { denials: number }).denials++;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { denials: number }).denials);
}

/** Sees the two texts of a failed search, and the button that repeats it. */
async function expectFailure(page: Page) {
  await expect(page.getByText(searchFailure.title)).toBeVisible();
  await expect(page.getByText(searchFailure.help)).toBeVisible();
  await expect(
    page.getByRole('button', { name: searchFailure.retry }),
  ).toBeVisible();
}

const retry = (page: Page) =>
  page.getByRole('button', { name: searchFailure.retry }).click();

test.beforeEach(({ page }) => keepPointerStill(page));

test.describe('while the index loads', () => {
  test('the modal says that it searches, and nothing of missing results', async ({
    page,
  }) => {
    const release = await hold(page, indexAddress);
    const field = await openSearch(page, guide);
    const denials = await countDenials(page);
    // Blanks are no query.
    await field.pressSequentially('   ');
    await expect(waiting(page)).toHaveCount(0);
    await field.pressSequentially('field');
    await expect(waiting(page)).toHaveText('Still searching…');
    await expect(
      page.getByText('Believe this query should return results?'),
    ).toBeHidden();
    release();
    await expect(hitsOf(page).first()).toContainText(/field/i);
    await expect(waiting(page)).toHaveCount(0);
    expect(await denials()).toBe(0);
  });

  test('the search page says that it searches, before its scripts have come too, and keeps what is typed @nightly', async ({
    page,
  }) => {
    const releaseScript = await hold(page, mainScript);
    const releaseIndex = await hold(page, indexAddress);
    await page.goto('search?q=field', { waitUntil: 'commit' });
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText(searchFailure.title)).toBeHidden();
    await page.getByRole('searchbox').fill('bool');
    releaseScript();
    await expect(page).toHaveURL(/\?q=bool$/);
    await expect(waiting(page)).toHaveText('Still searching…');
    await expect(denial(page)).toHaveCount(0);
    releaseIndex();
    await expect(page.getByRole('searchbox')).toHaveValue('bool');
    await expect(page.getByRole('article').first()).toContainText('Bool');
    await expect(waiting(page)).toHaveCount(0);
  });

  test('the search page does not say so where nothing is searched @nightly', async ({
    page,
  }) => {
    for (const address of ['search', 'search?q=%20']) {
      const release = await hold(page, mainScript);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(waiting(page)).toHaveCount(1);
      await expect(waiting(page)).toBeHidden();
      await expect(page.getByText(searchFailure.title)).toBeHidden();
      release();
      await expect(waiting(page)).toHaveCount(0);
      await expect(heading(page)).toHaveText('Search the documentation');
      await expect(denial(page)).toHaveCount(0);
    }
  });

  test('an answer is not taken for that of another version @nightly', async ({
    page,
  }) => {
    await page.goto('search?q=qqzzxxjjkk');
    await expect(denial(page)).toBeVisible();
    const release = await hold(page, indexAddress);
    await page.getByLabel('Version').selectOption(archived.label);
    await expect(waiting(page)).toBeVisible();
    await expect(denial(page)).toHaveCount(0);
    release();
    await expect(denial(page)).toBeVisible();
  });
});

test('without network the modal tells the failure, and opens when the network is back', async ({
  page,
  context,
}) => {
  await openLive(page, guide);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expectFailure(page);
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByText(searchFailure.title)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await context.setOffline(false);
  await button(page).click();
  await expect(input(page)).toBeFocused();
});

test('Retry on a page that is awake keeps what was typed @nightly', async ({
  page,
}) => {
  await openLive(page, guide);
  const fail = await holdToFail(page, chunks);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bool');
  fail();
  await expectFailure(page);
  await page.unroute(chunks);
  await retry(page);
  await expect(input(page)).toHaveValue('bool');
  await expect(hitsOf(page).first()).toContainText('Bool');
});

for (const [missing, address] of Object.entries({
  'main script': mainScript,
  'chunks @nightly': chunks,
})) {
  test(`a reader sees at once that search comes, and Escape takes the wish back, without ${missing}`, async ({
    page,
  }) => {
    test.skip(
      !lightPages && address === mainScript,
      'a stock page knows nothing of the wish yet',
    );
    if (address === chunks) await openLive(page, guide);
    const release = await hold(page, address);
    if (address === mainScript) await page.goto(guide);
    const icon = page.locator('.DocSearch-Search-Icon');
    await expect(icon).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(icon).not.toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(input(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  });
}

test('what is typed before the modal has come is searched, once @nightly', async ({
  page,
}) => {
  await openLive(page, guide);
  const release = await hold(page, chunks);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('merkle tree');
  release();
  await expect(input(page)).toHaveValue('merkle tree');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(input(page)).toHaveValue('');
});

test.describe('where a script cannot be had', () => {
  test.skip(!lightPages, 'a stock page says nothing without its scripts');

  test('a guide tells it and keeps what was typed, and Retry or the shortcut repeats it', async ({
    page,
  }) => {
    for (const again of ['Retry', 'Control+k']) {
      const fail = await holdToFail(page, mainScript);
      await page.goto(guide);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('bool');
      fail();
      await expectFailure(page);
      await expect(button(page)).toHaveAttribute('aria-busy', 'false');
      await page.unroute(mainScript);
      if (again === 'Retry') await retry(page);
      else await page.keyboard.press(again);
      await expect(input(page)).toBeFocused();
      if (again === 'Retry') await expect(input(page)).toHaveValue('bool');
      await expect(page.getByText(searchFailure.title)).toHaveCount(0);
    }
  });

  test('a guide whose chunks are missing tells it, and Retry loads it again @nightly', async ({
    page,
  }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await expectFailure(page);
    await page.unroute(chunks);
    const load = page.waitForEvent('load');
    await retry(page);
    await load;
    await openSearch(page);
  });

  for (const [name, answer] of Object.entries({
    'a script of an older build': { status: 404 },
    "a network's own page": {
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html>Log in',
    },
  })) {
    test(`${name} is no script, and Retry loads the page again @nightly`, async ({
      page,
    }) => {
      await page.route(mainScript, (route) => route.fulfill(answer));
      await page.goto(guide);
      await page.keyboard.press('Control+k');
      await expectFailure(page);
      // The network lets the reader in. The older build stays gone.
      if (answer.status === 200) await page.unroute(mainScript);
      const load = page.waitForEvent('load');
      await retry(page);
      await load;
      await page.unroute(mainScript);
    });
  }

  for (const [name, scripts] of Object.entries({ mainScript, chunks })) {
    test(`the search page tells it, and Retry answers the query: ${name} @nightly`, async ({
      page,
    }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('search?q=bool');
      await expectFailure(page);
      await expect(waiting(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(
        page.getByRole('dialog').getByText(searchFailure.title),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute(scripts);
      await retry(page);
      await expect(page.getByRole('article').first()).toContainText('Bool');
    });
  }
});
