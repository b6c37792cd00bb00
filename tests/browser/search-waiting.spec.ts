import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { releases, isCurrent } from '@o1js-docs/project/releases';
import { searchFailure } from '@o1js-docs/search/constants';
import { hydrated } from './hydrated';
import { openLive } from './live-page';
import { hitsOf, hold, indexAddress, openSearch } from './search-support';
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

/** Lets requests wait, and then fail. @returns a function that makes them fail */
async function holdToFail(page: Page, address: RegExp): Promise<() => void> {
  await page.route(address, (route) => route.abort());
  return hold(page, address);
}

const retry = (page: Page) =>
  page.getByRole('button', { name: searchFailure.retry }).click();

test.describe('while the index loads', () => {
  test('the modal says that it searches, and nothing of missing results', async ({
    page,
  }) => {
    const release = await hold(page, indexAddress);
    await page.goto(guide);
    const field = await openSearch(page);
    const denials = await countDenials(page);
    await field.pressSequentially('field');
    await expect(waiting(page)).toBeVisible();
    await expect(waiting(page)).toHaveText('Still searching…');
    await expect(
      page.getByText('Believe this query should return results?'),
    ).toBeHidden();
    release();
    await expect(hitsOf(page).first()).toContainText(/field/i);
    await expect(waiting(page)).toHaveCount(0);
    expect(await denials()).toBe(0);
  });

  test('the modal denies results when the index has answered @nightly', async ({
    page,
  }) => {
    const release = await hold(page, indexAddress);
    await page.goto(guide);
    const field = await openSearch(page);
    await field.fill('qqzzxxjjkk');
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText('No results for')).toBeHidden();
    release();
    await expect(page.getByText('No results for "qqzzxxjjkk"')).toBeVisible();
  });

  test('a retry in the modal is a search like any other @nightly', async ({
    page,
  }) => {
    await page.route(indexAddress, (route) => route.abort());
    await page.goto(guide);
    const field = await openSearch(page);
    const denials = await countDenials(page);
    await field.fill('field');
    await expectFailure(page);
    await page.unroute(indexAddress);
    const release = await hold(page, indexAddress);
    await retry(page);
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText(searchFailure.title)).toHaveCount(0);
    release();
    await expect(hitsOf(page).first()).toContainText(/field/i);
    await expect(field).toHaveValue('field');
    expect(await denials()).toBe(0);
  });

  test('the search page says that it searches @nightly', async ({ page }) => {
    const release = await hold(page, indexAddress);
    await page.goto('search?q=field');
    await expect(waiting(page)).toHaveText('Still searching…');
    await expect(page.getByText('No results for')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
  });

  test('the search page says so before its scripts have come @nightly', async ({
    page,
  }) => {
    const release = await hold(page, mainScript);
    await page.goto('search?q=field', { waitUntil: 'commit' });
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText(searchFailure.title)).toBeHidden();
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const address of ['search', 'search?q=%20']) {
    test(`the search page does not say so where nothing is searched: ${address} @nightly`, async ({
      page,
    }) => {
      const release = await hold(page, mainScript);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(waiting(page)).toHaveCount(1);
      await expect(waiting(page)).toBeHidden();
      await expect(page.getByText(searchFailure.title)).toBeHidden();
      release();
      await expect(waiting(page)).toHaveCount(0);
    });
  }

  test('the search page keeps what is typed before its scripts have come @nightly', async ({
    page,
  }) => {
    const release = await hold(page, mainScript);
    await page.goto('search?q=field', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('bool');
    release();
    await expect(page).toHaveURL(/\?q=bool$/);
    await expect(page.getByRole('searchbox')).toHaveValue('bool');
    await expect(page.getByRole('article').first()).toContainText('Bool');
  });

  test('an answer is not taken for that of another version @nightly', async ({
    page,
  }) => {
    await page.goto('search?q=qqzzxxjjkk');
    await expect(page.getByText('No results for')).toBeVisible();
    const release = await hold(page, indexAddress);
    await page.getByLabel('Version').selectOption(archived.label);
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByText('No results for')).toHaveCount(0);
    release();
    await expect(page.getByText('No results for')).toBeVisible();
  });
});

test.describe('blanks are no query @nightly', () => {
  test('in the modal', async ({ page }) => {
    await page.goto(guide);
    const field = await openSearch(page);
    await field.pressSequentially('   ');
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText('No results for')).toBeHidden();
    await field.pressSequentially(' bool');
    await expect(hitsOf(page).first()).toContainText('Bool');
  });

  test('on the search page', async ({ page }) => {
    await openLive(page, 'search?q=%20%20');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search the documentation',
    );
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByText('No results for')).toHaveCount(0);
  });
});

test.describe('on a page that is awake, without network', () => {
  test.beforeEach(async ({ page, context }) => {
    await openLive(page, guide);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
  });

  test('Ctrl+K tells the failure, and opens search when the network is back', async ({
    page,
    context,
  }) => {
    await page.keyboard.press('Control+k');
    await expectFailure(page);
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('so does the button, after Escape @nightly', async ({
    page,
    context,
  }) => {
    await button(page).click();
    await expectFailure(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(searchFailure.title)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await context.setOffline(false);
    await button(page).click();
    await expect(input(page)).toBeFocused();
  });
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

test.describe('whoever asks for search sees at once that it comes', () => {
  test('before any script has come', async ({ page }) => {
    test.skip(!lightPages, 'a stock page knows nothing of it yet');
    const release = await hold(page, mainScript);
    await page.goto(guide);
    const icon = page.locator('.DocSearch-Search-Icon');
    await expect(icon).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(icon).not.toHaveCSS('animation-name', 'none');
    release();
    await expect(input(page)).toBeFocused();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
  });

  test('on the search page, before its scripts have come @nightly', async ({
    page,
  }) => {
    test.skip(!lightPages, 'a stock page knows nothing of it yet');
    const release = await hold(page, mainScript);
    await page.goto('search', { waitUntil: 'commit' });
    await expect(page.getByRole('searchbox')).toBeVisible();
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(input(page)).toBeFocused();
  });

  test('on a page that is awake, before the modal has come @nightly', async ({
    page,
  }) => {
    await openLive(page, guide);
    const release = await hold(page, chunks);
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(input(page)).toBeFocused();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
  });
});

for (const [missing, address] of Object.entries({ mainScript, chunks })) {
  test(`Escape takes the wish to search back: ${missing} to come @nightly`, async ({
    page,
  }) => {
    test.skip(
      !lightPages && missing === 'mainScript',
      'a stock page knows nothing of the wish yet',
    );
    if (missing === 'chunks') await openLive(page, guide);
    const release = await hold(page, address);
    if (missing === 'mainScript') await page.goto(guide);
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(input(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });
}

test.describe('where a script cannot be had', () => {
  test.skip(!lightPages, 'a stock page says nothing without its scripts');

  for (const again of ['Retry', 'Control+k']) {
    test(`a guide tells who asks for search, and ${again} repeats it${again === 'Retry' ? '' : ' @nightly'}`, async ({
      page,
    }) => {
      await page.route(mainScript, (route) => route.abort());
      await page.goto(guide);
      await page.keyboard.press('Control+k');
      await expectFailure(page);
      await expect(button(page)).toHaveAttribute('aria-busy', 'false');
      await page.unroute(mainScript);
      if (again === 'Retry') await retry(page);
      else await page.keyboard.press(again);
      await expect(input(page)).toBeFocused();
      await expect(page.getByText(searchFailure.title)).toHaveCount(0);
    });
  }

  test('a guide keeps what was typed for Retry @nightly', async ({ page }) => {
    const fail = await holdToFail(page, mainScript);
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bool');
    fail();
    await expectFailure(page);
    await page.unroute(mainScript);
    await retry(page);
    await expect(input(page)).toHaveValue('bool');
  });

  test('a guide whose chunks are missing tells it, and Retry loads it anew @nightly', async ({
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
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });

  test('a script of an older build is asked for on a new page @nightly', async ({
    page,
  }) => {
    await page.route(mainScript, (route) => route.fulfill({ status: 404 }));
    await page.goto(guide);
    // The first key alone starts the scripts.
    const answer = page.waitForResponse(mainScript);
    await page.keyboard.down('Control');
    await answer;
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await expectFailure(page);
    const load = page.waitForEvent('load');
    await retry(page);
    await load;
  });

  test('a network that answers with its own page has not brought the script @nightly', async ({
    page,
  }) => {
    const html = { contentType: 'text/html', body: '<!doctype html>Log in' };
    await page.route(mainScript, (route) => route.fulfill(html));
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await expectFailure(page);
    await page.unroute(mainScript);
    const load = page.waitForEvent('load');
    await retry(page);
    await load;
    await openSearch(page);
  });

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
