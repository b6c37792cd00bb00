import { test as plainTest, type Locator, type Page } from '@playwright/test';
import { violationsOf } from '../accessibility/violations';
import { allowClipboard, openLive, readClipboard } from './live-page';
import { button, editor, outcome, result, write } from './program-page';
import { expect, test } from './under-policy';

const playground = 'playground/';

/** Opens the playground and waits until a program can run. */
async function open(page: Page, address = playground): Promise<void> {
  await page.goto(address);
  await expect(button(page, 'Run')).toBeEnabled();
}

/** Presses Run of a guide's block. @returns the block */
async function runBlock(
  page: Page,
  guide: string,
  index = 0,
): Promise<Locator> {
  await openLive(page, guide);
  const block = page.locator('article .theme-code-block.run').nth(index);
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Run', exact: true }).click();
  return block;
}

/** Replaces the program and presses Run. */
async function run(page: Page, code: string): Promise<void> {
  await write(page, code);
  await button(page, 'Run').click();
}

test('a program runs, and after a change the difference shows at its line', async ({
  page,
}) => {
  await open(page);
  await run(
    page,
    "import { Field } from 'o1js';\nconsole.log('hello');\nField(3).add(5); // => 8n\n",
  );
  await expect(outcome(page)).toHaveText(/^Ran in .*: 1 result, as stated\.$/);
  await expect(result(page).getByLabel('Output')).toHaveText('hello\n');
  await expect(editor(page)).toContainText('✓');
  await run(page, "import { Field } from 'o1js';\nField(4).add(5); // => 8n\n");
  await expect(outcome(page)).toHaveText(/1 of 1 result differs/);
  await expect(result(page)).toContainText('Line 2 gave 9n.');
  await expect(editor(page)).toContainText('≠ 9n');
});

test('Ctrl+Enter right after a key runs the program with this key', async ({
  page,
}) => {
  await open(page);
  await write(page, "console.log('before');");
  await editor(page).evaluate((content) => {
    document.execCommand('insertText', false, "console.log('typed');");
    const pressed = { key: 'Enter', keyCode: 13, ctrlKey: true, bubbles: true };
    content.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await expect(result(page).getByLabel('Output')).toHaveText('before\ntyped\n');
});

test('Ctrl+Space lists the members of a type, and typing filters them', async ({
  page,
}) => {
  await open(page);
  await write(page, "import { UInt64 } from 'o1js';\nUInt64.from(1).");
  await page.keyboard.press('Control+ ');
  const names = page.getByRole('listbox');
  await expect(names).toContainText('addMod64');
  await expect(names.getByRole('option', { name: 'inv' })).toHaveCount(0);
  await page.keyboard.type('assertLess');
  await names.getByRole('option').first().click();
  await expect(editor(page)).toContainText('UInt64.from(1).assertLessThan');
});

test('a program of a guide runs on its release, and Reset brings it back @nightly', async ({
  page,
}) => {
  await open(page);
  await page
    .getByRole('combobox', { name: 'o1js', exact: true })
    .selectOption('2.4.0');
  const starts = page.getByRole('list', { name: 'Begin from' });
  await expect(starts.getByRole('listitem')).toHaveCount(6);
  await starts.getByRole('button', { name: 'Merkle tree' }).click();
  await expect(editor(page)).toContainText('MerkleWitness');
  await button(page, 'Run').click();
  await expect(outcome(page)).toHaveText(/ on o1js 2\.4\.0: .*, as stated\.$/);
  await write(page, 'gone');
  await button(page, 'Reset').click();
  await expect(editor(page)).toContainText('MerkleWitness');
});

test('a block that ran on a page is edited in the playground', async ({
  page,
}) => {
  const block = await runBlock(page, '2.5.0/basic-types/field', 1);
  await block.getByRole('link', { name: 'Edit in the playground' }).click();
  await expect(page).toHaveURL(/playground\/#/);
  await expect(
    page.getByRole('combobox', { name: 'o1js', exact: true }),
  ).toHaveValue('2.5.0');
  await expect(editor(page)).toContainText('votes');
  await expect(editor(page)).toContainText('ORDER');
  await expect(editor(page)).not.toContainText('fromJSON');
});

/** Presses Edit of a guide's second block. @returns the block */
async function editBlock(page: Page): Promise<Locator> {
  const block = await runBlock(page, '2.5.0/basic-types/field', 1);
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  return block;
}

test('a block is edited in its place, below the blocks above it', async ({
  page,
}) => {
  const block = await editBlock(page);
  const runOfBlock = block.getByRole('button', { name: 'Run', exact: true });
  const edited = block.getByRole('textbox', { name: 'Program' });
  await expect(edited).toContainText('Field.ORDER');
  await expect(edited).not.toContainText('votes');
  await expect(block.locator('pre')).toBeHidden();
  // A name of the block above, a result that differs, and an error.
  await page.keyboard.type(
    '\nconsole.log(`${votes}`);\nField(2).add(3); // => 6n\nField(0).inv();',
  );
  await page.keyboard.press('Control+Enter');
  await expect(outcome(page)).toHaveText(/^An error ended the program/);
  await expect(block.getByLabel('Output')).toHaveText('12');
  await expect(edited.locator('[data-matches=false]')).toHaveText([
    '≠ 5n',
    /^≠ Field\.inv\(\): Division by zero/,
  ]);
  await expect(block).toContainText('At line 7: Field(0).inv();');
  await button(page, 'Reset').click();
  await expect(edited).not.toContainText('votes');
  await button(page, 'Close').click();
  await expect(block.locator('pre')).toBeVisible();
  await expect(runOfBlock).toBeFocused();
});

test('a block that is edited in its place is accessible, and its link holds the blocks above @nightly', async ({
  page,
  context,
}) => {
  await editBlock(page);
  await page.keyboard.type('\nField(0).inv();');
  await page.keyboard.press('Control+Enter');
  await expect(outcome(page)).toHaveText(/^An error ended the program/);
  expect(await violationsOf(page)).toEqual([]);
  await allowClipboard(page);
  await button(page, 'Link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const address = await readClipboard(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(editor(other)).toContainText('const votes');
  await expect(editor(other)).toContainText('Field(0).inv();');
  await other.close();
});

test('a block that makes proofs after an edit says where they run @nightly', async ({
  page,
}) => {
  const block = await runBlock(page, 'basic-types/field');
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nawait Sudoku.compile();');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/playground\/\?proofs=/);
  await expect(editor(page)).toContainText('await Sudoku.compile();');
});

test('a block that makes proofs runs where it stands, with threads @nightly', async ({
  page,
}) => {
  await openLive(page, 'writing-constraint-systems/zk-program');
  const block = page.locator('article .theme-code-block.run').filter({
    has: page.getByRole('button', { name: 'Prove here' }),
  });
  // It's far below the top of the page, which is loaded again.
  await block.nth(2).getByRole('button', { name: 'Prove here' }).click();
  await expect(page).toHaveURL(/zk-program\/\?proofs=/);
  await expect(page.getByText(/Compile.* \d+ s/).first()).toBeVisible();
  await button(page, 'Stop').click();
  await expect(outcome(page)).toHaveText(/^Stopped/);
});

test('circuits show their rows, and errors their lines @nightly', async ({
  page,
}) => {
  await open(page);
  await run(
    page,
    `import { Field, SmartContract, State, method, state } from 'o1js';
class Counter extends SmartContract {
  @state(Field) count = State<Field>();
  @method async add() {
    const count = this.count.getAndRequireEquals();
    this.count.set(count.add(1));
  }
}
`,
  );
  await expect(outcome(page)).toHaveText(/^Ran in/);
  await expect(
    result(page).getByRole('row', { name: 'Counter.add' }),
  ).toContainText(/\d+ rows/);
  for (const [code, end, message] of [
    [
      "import { Field } from 'o1js';\n\nField(0).inv();\n",
      /^An error ended the program/,
      'At line 3: Field(0).inv();',
    ],
    [
      "import { Field } from 'o1js';\nconst sum: string = Field(3).add(5);\nconsole.log(`${sum}`);\n",
      /^Ran in/,
      "Line 2: Type 'Field' is not assignable to type 'string'.",
    ],
    [
      '\nconst = 3;',
      /nothing ran/,
      'Variable declaration expected.At line 2: const = 3;',
    ],
    [
      "import fs from 'node:fs';",
      /nothing ran/,
      "Only o1js can be imported here: 'node:fs'At line 1: import fs",
    ],
  ] as const) {
    await run(page, code);
    await expect(result(page)).toContainText(message);
    await expect(outcome(page)).toHaveText(end);
  }
});

test('a link holds the program, and what opens it runs nothing', async ({
  page,
  context,
}) => {
  await allowClipboard(page);
  await open(page);
  await write(page, "console.log('shared ä 😀');");
  await button(page, 'Link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const address = await readClipboard(page);
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(`${address}&run=1`);
  await expect(editor(other)).toContainText("console.log('shared ä 😀');");
  await expect(button(other, 'Run')).toBeEnabled();
  expect(asked.filter((url) => /o1js-.*\.js\.gz|compile\./.test(url))).toEqual(
    [],
  );
  expect(asked.filter((url) => url.includes('code='))).toEqual([]);
  await expect(result(other)).toHaveCount(0);
});

test('a link that cannot be read says so, and a reload loses nothing @nightly', async ({
  page,
}) => {
  await open(page, `${playground}#code=%%%`);
  await expect(
    page.getByText('The program in the link cannot be read.'),
  ).toBeVisible();
  await expect(editor(page)).toContainText("from 'o1js'");
  await open(page);
  await write(page, "console.log('kept');");
  await page.reload();
  await expect(editor(page)).toContainText("console.log('kept');");
});

plainTest(
  'without its compiler it says so, and tries again @nightly',
  async ({ page }) => {
    const compiler = '**/run/compile.*';
    await page.route(compiler, (route) => route.abort());
    await open(page);
    await button(page, 'Run').click();
    await expect(outcome(page)).toHaveText(
      'o1js could not be loaded. Check the connection.',
    );
    await page.unroute(compiler);
    await button(page, 'Try again').click();
    await expect(outcome(page)).toHaveText(/^Ran in/);
  },
);

plainTest(
  'without the list of guides it says so, and tries again @nightly',
  async ({ page }) => {
    await page.route('**/run/releases/**', (route) => route.abort());
    await page.goto(playground);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/run/releases/**');
    await button(page, 'Retry').click();
    await expect(button(page, 'Run')).toBeEnabled();
  },
);

plainTest(
  'proofs get their threads after a reload, in a frame that reaches nothing @nightly',
  async ({ page, browserName }) => {
    plainTest.skip(
      browserName !== 'chromium',
      'other browsers show an isolated page no frame without headers of its own',
    );
    await open(page);
    await run(page, 'const a = {}; a.compile(); // makes no proof');
    await expect(page).toHaveURL(/proofs=/);
    await expect(editor(page)).toContainText('makes no proof');
    await expect(outcome(page)).toHaveText(/^An error ended the program/);
    await run(
      page,
      `console.log(crossOriginIsolated, origin);
new Uint8Array(new SharedArrayBuffer(8));
const reach = await fetch(location.href).then(() => 'reached', () => 'refused');
console.log(reach, typeof document, typeof localStorage);`,
    );
    await expect(outcome(page)).toHaveText(/^Ran in/);
    await expect(result(page).getByLabel('Output')).toHaveText(
      'true null\nrefused undefined undefined\n',
    );
  },
);

for (const [how, refuse, reason] of [
  [
    'has no service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'This browser allows them only for programs that are as the page shows them.',
  ],
  [
    'refuses the service worker',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'));
    },
    'Your browser refused.',
  ],
] as const) {
  test(`it says that proofs do not run where the browser ${how} @nightly`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await open(page);
    await run(page, 'const a = {}; a.compile();');
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(
      page.getByRole('link', { name: 'set up a project' }),
    ).toBeVisible();
  });
}

test('it is operated without a mouse, and accessible while a result shows @nightly', async ({
  page,
}) => {
  await open(page);
  await editor(page).focus();
  // Its buttons are above it.
  for (const name of ['Link', 'Copy', 'Reset', 'Run']) {
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toHaveText(/^Ran in/);
  expect(await violationsOf(page)).toEqual([]);
});
