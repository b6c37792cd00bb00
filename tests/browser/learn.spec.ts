import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import {
  courses,
  pagesOfCourse,
  readStep,
} from '@o1js-docs/runner/learn/steps';
import { violationsOf } from '../accessibility/violations';
import { keepPointerStill, openLive } from './live-page';
import { button, editor, outcome, write } from './program-page';
import { expect, test } from './under-policy';

// The course: steps are checked in the page, in the sandbox of Run.
const puzzle = 'learn/poll/a-missing-equation';
const wrongAnswer = 'UInt64.from(143)';
const siteFolder = process.cwd();
const steps = courses
  .flatMap(({ name }) => pagesOfCourse(name, siteFolder))
  .map((page) => readStep(page, siteFolder));

test.setTimeout(300_000);

/** Waits for the end of a check, and compares what it says. A busy machine starts o1js in minutes, so only the test has a limit. */
async function expectOutcome(page: Page, text: string | RegExp): Promise<void> {
  await button(page, 'Check').waitFor({ timeout: 0 });
  await expect(outcome(page)).toHaveText(text);
}

async function open(page: Page, address = puzzle): Promise<void> {
  await openLive(page, address);
  // On a phone the editor is below the text, and gets its script there.
  await page.mouse.wheel(0, 1500);
  await expect(editor(page)).toBeVisible();
}

/** Pastes a whole program over the editor's. */
async function paste(page: Page, code: string): Promise<void> {
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    // Firefox takes the text from data.
    const data = { data: text, dataType: 'text/plain' };
    const event = { clipboardData, ...data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, code);
}

test('a wrong answer explains itself, marks the line that stopped it, and after two tries there is a hint', async ({
  page,
}) => {
  await open(page);
  await expect(editor(page)).toContainText(wrongAnswer);
  await button(page, 'Check').click();
  await expectOutcome(
    page,
    '✗ Not yet. The circuit rejects this: 143 × 7 + 0 is 1001, and the prize is 1000.',
  );
  await expect(
    page.locator('.cm-line', { hasText: 'assertEquals(prize)' }),
  ).toContainText('≠');
  await expect(button(page, 'Hint')).toHaveCount(0);
  await expect(page.getByText('1 try', { exact: true })).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('2 tries').waitFor({ timeout: 0 });
  await expectOutcome(page, /143 × 7/);
  await button(page, 'Hint').click();
  await expect(page.getByText('never says how large the rest')).toBeVisible();
});

test('what is typed over a program with results takes none of them in @nightly', async ({
  page,
}) => {
  await open(page, 'learn/poll/no-branch');
  await button(page, 'Check').click();
  await expectOutcome(page, /^✗ Not yet/);
  await expect(editor(page)).toContainText('≠');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('// hi');
  await expect(editor(page)).toHaveText('// hi');
});

test('only the reader’s part of a puzzle can be edited, and a solution that was shown is marked', async ({
  page,
}) => {
  test.skip(!lightPages, 'the editor of a stock page comes without a click');
  await keepPointerStill(page);
  await page.goto(puzzle);
  // The first click is on the printed program, and starts the scripts.
  await page.locator('pre').getByText(wrongAnswer).first().click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' // changed');
  await expect(
    page.locator('.cm-line', { hasText: wrongAnswer }),
  ).toContainText('// changed');
  await editor(page).getByText('assertEquals(prize)').click();
  await page.keyboard.insertText('others');
  await expect(editor(page)).not.toContainText('others');
  await page.getByText('A solution', { exact: true }).click();
  await expect(page.getByText('◐ Solution shown')).toBeVisible();
});

test('what a reader types as soon as the editor has the focus stays', async ({
  page,
}) => {
  test.skip(!lightPages, 'the editor of a stock page comes without a click');
  await keepPointerStill(page);
  await page.addInitScript(() =>
    addEventListener('focusin', ({ target }) => {
      if (!(target as Element).matches('.cm-content')) return;
      queueMicrotask(
        () => void document.execCommand('insertText', false, '// quick '),
      );
    }),
  );
  await page.goto(puzzle);
  await page.locator('pre').getByText(wrongAnswer).first().click();
  await expect(editor(page)).toBeFocused();
  // The page has time to put the printed text back.
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('1 try', { exact: true }).waitFor();
  await expect(editor(page)).toContainText('// quick ');
});

test('a puzzle is broken, then repaired, and a reload keeps the progress', async ({
  page,
}) => {
  const [broken, repaired] = steps.find(
    ({ address }) => address === puzzle,
  )!.parts;
  await open(page);
  await expect(page.getByText('Add the equation')).toBeHidden();
  await expect(button(page, 'Repair it')).toHaveCount(0);
  await paste(page, broken!.solution);
  await expect(editor(page).getByText('function splitPrize')).toHaveCount(1);
  await button(page, 'Check').click();
  await expectOutcome(page, /^✓ Right\. Each winner gets 0/);
  await expect(page.getByText('Add the equation')).toBeVisible();
  await expect(page.locator('.button--primary:visible')).toHaveCount(1);
  await expect(button(page, 'Next: Repair it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).not.toContainText('your part');
  await write(page, repaired!.solution);
  await button(page, 'Check').click();
  await expectOutcome(page, /^✓ Right\./);
  await expect(page.getByRole('main')).toContainText('the limit is');
  await expect(page.getByRole('link', { name: /^Next: / })).toBeFocused();
  await expect(
    page.getByRole('link', { name: 'The division that lies, solved' }),
  ).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await open(page);
  await expect(page.getByRole('main')).toContainText(
    `1 of ${steps.length} solved`,
  );
  await openLive(page, 'learn');
  await expect(page.getByRole('main')).toContainText(`1 of ${steps.length}`);
  await expect(
    page.getByRole('link', { name: /^The division that lies solved/ }),
  ).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await button(page, 'Reset progress').click();
  await expect(page.getByRole('main')).toContainText(`0 of ${steps.length}`);
});

test('a program that does not compile is told with its line, and one that runs has a clock and can be stopped @nightly', async ({
  page,
}) => {
  await open(page, 'learn/poll/a-proof');
  await write(page, 'const x = ;');
  await button(page, 'Check').click();
  await expectOutcome(page, /does not compile/);
  await expect(page.getByRole('main')).toContainText('At line 1');
  // A slip of the pen is no try.
  await expect(page.getByText('1 try', { exact: true })).toHaveCount(0);
  await write(page, 'await new Promise(() => undefined);');
  await button(page, 'Check').click();
  await page.getByText(/Running \d+ s/).waitFor({ timeout: 0 });
  await button(page, 'Stop').click();
  await expect(outcome(page)).toHaveText('Stopped.');
});

test('without a connection the page says what works @nightly', async ({
  page,
}) => {
  await open(page);
  await page.route('**/run/**', (route) => route.abort());
  await button(page, 'Check').click();
  await expectOutcome(page, /could not be loaded/);
  await expect(page.getByRole('main')).toContainText('hints work without it');
  await page.unroute('**/run/**');
  await button(page, 'Try again').click();
  await expectOutcome(page, /143 × 7/);
});

test('without storage, progress lasts as long as the tab', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page);
  await expect(
    page.getByText('Progress is kept until you close this tab.'),
  ).toBeVisible();
});

test('a step and the overview are accessible, on a wide screen and a phone', async ({
  page,
}) => {
  const expectAccessible = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page), `${width} pixels`).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.body.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  };
  await openLive(page, 'learn');
  for (const width of [390, 1280]) await expectAccessible(width);
  const project = await page.request.get('learn/poll.tgz');
  expect(project.status()).toBe(200);
  expect((await project.body()).length).toBeLessThan(20_000);
  await open(page);
  await button(page, 'Check').click();
  await expectOutcome(page, /143 × 7/);
  for (const width of [1280, 390]) await expectAccessible(width);
  // On a phone, Check stays at the bottom of the screen.
  const box = (await button(page, 'Check').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  expect(box.height).toBeGreaterThanOrEqual(44);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text, task, hints, solution and both programs are there', async ({
    page,
  }) => {
    await page.goto(puzzle);
    const main = page.getByRole('main');
    for (const text of ['Your task', 'Repair it', 'Hint 1 of 2']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    expect(await main.innerText()).toContain('The editor needs JavaScript.');
    await expect(main.locator('pre:visible')).toHaveCount(2);
    await page.getByText('A solution', { exact: true }).click();
    await expect(main.locator('pre:visible')).toHaveCount(4);
  });
});

for (const { address, parts, proves } of steps) {
  test(`the solutions of ${address} pass @nightly`, async ({ page }) => {
    // At a third of two cores, compiling the last step's contracts takes most of ten minutes.
    test.setTimeout(1_500_000);
    const codes = parts.map(({ solution }) => solution);
    // As if the reader had written them before.
    await page.goto(address);
    await page.evaluate(
      (progress) => localStorage.setItem('o1js-docs:learn', progress),
      JSON.stringify({ [address]: { codes } }),
    );
    await open(page, address);
    for (const index of parts.keys()) {
      if (index > 0) await button(page, 'Next: Repair it').click();
      await button(page, 'Check').click();
      await expectOutcome(page, /^✓ Right\./);
    }
    if (!proves) return;
    await button(page, 'Reload so that proofs run').click();
    await page.waitForURL(/proofs=/);
    // The reloaded page, too, waits for the reader's first move.
    await page.mouse.wheel(0, 100);
    await expect(editor(page)).toBeVisible();
    await button(page, 'Check').click();
    await expectOutcome(page, /^✓ Right\./);
  });
}
