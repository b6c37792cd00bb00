import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import {
  Builder,
  By,
  Capabilities,
  error,
  Key,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  onTestFailed,
  test,
} from 'vitest';
import { site } from '../../config/site';
import { startGithubPagesServer } from '../../scripts/github-pages-server';

// What readers do, in Safari's engine: WebKitGTK, as Debian packages it.
const miniBrowser =
  process.env.MINI_BROWSER ??
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const driverPort = 4455;

/** Milliseconds after which something that doesn't come is missing. */
const patience = 60_000;

let server: Server;
let driver: ChildProcess;
let browser: WebDriver;

beforeAll(async () => {
  server = await startGithubPagesServer({
    folder: 'build',
    basePath: site.baseUrl,
    port: 0,
  });
  driver = spawn('WebKitWebDriver', [`--port=${driverPort}`]);
  await new Promise((resolve, reject) => {
    driver.on('spawn', () => setTimeout(resolve, 1000));
    driver.on('error', ({ message }) =>
      reject(Error(`${message}: install webkit2gtk-driver.`)),
    );
  });
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', {
      binary: miniBrowser,
      args: ['--automation'],
    });
  browser = await new Builder()
    .usingServer(`http://127.0.0.1:${driverPort}`)
    .withCapabilities(capabilities)
    .build();
});

afterAll(async () => {
  await browser?.quit();
  driver?.kill();
  server?.close();
});

beforeEach(() => {
  onTestFailed(async ({ task }) => {
    mkdirSync('test-results', { recursive: true });
    const picture = await browser.takeScreenshot();
    writeFileSync(`test-results/webkit ${task.name}.png`, picture, 'base64');
  });
});

/** Opens a page below the base path, in a window of a width. */
async function open(path: string, width = 1280): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await browser.manage().window().setRect({ width, height: 850 });
  await browser.get(`http://localhost:${port}${site.baseUrl}${path}`);
}

const find = (css: string): Promise<WebElement> =>
  browser.wait(until.elementLocated(By.css(css)), patience, css);

/** @returns what matches, and shows a text */
function withText(css: string, text: string): Promise<WebElement> {
  const script =
    '[...document.querySelectorAll(arguments[0])].find((found) => found.checkVisibility() && found.innerText.includes(arguments[1]))';
  const found = () =>
    run<WebElement | null>(script, css, text).catch((reason: unknown) => {
      // The page replaced the element on its way here.
      if (reason instanceof error.StaleElementReferenceError) return null;
      throw reason;
    });
  return browser.wait(
    found,
    patience,
    `${css}: ${text}`,
  ) as Promise<WebElement>;
}

const run = <Value>(script: string, ...values: unknown[]): Promise<Value> =>
  browser.executeScript(`return ${script}`, ...values);

/** Presses with the pointer, in the middle of the screen. */
async function press(element: WebElement): Promise<void> {
  await run('arguments[0].scrollIntoView({ block: "center" })', element);
  await browser.actions().move({ origin: element }).click().perform();
}

const type = (...keys: string[]) =>
  browser
    .actions()
    .sendKeys(...keys)
    .perform();

/** Presses a shortcut with Control. */
const control = (key: string) =>
  browser
    .actions()
    .keyDown(Key.CONTROL)
    .sendKeys(key)
    .keyUp(Key.CONTROL)
    .perform();

const addressIs = (part: RegExp) =>
  browser.wait(
    async () => part.test(await browser.getCurrentUrl()),
    patience,
    String(part),
  );

test('the home page switches to the verifier, on one line', async () => {
  for (const width of [1280, 390]) {
    await open('', width);
    const tops = await run<number[]>(
      '[...document.querySelectorAll(".lens .viewers > *")].map((part) => { const box = part.getBoundingClientRect(); return box.top + box.height / 2; })',
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    await press(await withText('.lens label', 'verifier'));
    expect(
      await (await find('.private-value')).getCssValue('background-image'),
    ).toContain('gradient');
    expect(
      // WebKit's window has a smallest width of its own.
      await run('document.documentElement.scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
  }
});

test('a guide and a class page have their headings', async () => {
  for (const [path, title] of [
    ['basic-types/field', 'Field elements'],
    ['api-reference/classes/UInt64', 'UInt64'],
  ] as const) {
    await open(path);
    expect(await (await find('h1')).getText()).toContain(title);
  }
});

test('the filter of the sidebar finds a class', async () => {
  await open('api-reference/classes/UInt64');
  await press(await find('aside input'));
  await type('MerkleTree');
  await withText('aside a', 'MerkleTree');
});

test('the drawer opens on a phone', async () => {
  await open('basic-types/field', 390);
  await press(await find('.navbar__toggle'));
  await withText('.navbar-sidebar a', 'Set up a project');
});

test('the menu of versions leads to the same page', async () => {
  await open('basic-types/field');
  await press(await withText('.navbar button', 'Current'));
  await press(await withText('.navbar .dropdown__link', '2.4.0'));
  await addressIs(/\/2\.4\.0\/basic-types\/field/);
});

test('search opens and closes by keyboard, and the focus comes back', async () => {
  await open('basic-types/field');
  await control('k');
  await find('.DocSearch-Input');
  await type('poseidon');
  await withText('.DocSearch-Hit', 'Poseidon');
  await type(Key.ESCAPE);
  await browser.wait(
    async () =>
      (await browser.findElements(By.css('.DocSearch-Modal'))).length === 0,
    patience,
  );
  await browser.wait(
    () => run('document.activeElement.matches(".DocSearch-Button")'),
    patience,
  );
});

test('the page Search shows results', async () => {
  await open('search?q=merkle');
  await withText('main a', 'Merkle');
});

test('back returns to the place in the page', async () => {
  await open('basic-types/field');
  await press(await find('.pagination-nav__link--next'));
  await addressIs(/basic-types\/(?!field)/);
  await browser.navigate().back();
  await addressIs(/basic-types\/field/);
  await browser.wait(
    async () => (await run<number>('scrollY')) > 500,
    patience,
  );
});

test('a sample is copied and runs', async () => {
  await open('basic-types/field');
  await press(await find('article .run pre'));
  await press(await find('article .run button[aria-label*="Copy"]'));
  await press(await withText('article .run button', 'Run'));
  await withText('article .run [role=status]', 'as stated');
});

test('the playground runs a program', async () => {
  await open('playground/');
  await press(await find('.cm-content'));
  await control('a');
  await type("import { Field } from 'o1js';\nField(3).add(5); // => 8n");
  await press(await withText('main button', 'Run'));
  await withText('[role=status]', 'Ran in');
});

test('a step refuses a wrong answer, and keeps a right one', async () => {
  const address = 'learn/puzzles/a-box-of-any-size';
  await open(address);
  await press(await withText('main button', 'Check'));
  await withText('[role=status]', 'Not yet');
  const codes = ['', 'repair-'].map((part) =>
    readFileSync(
      `docs/learn/puzzles/01-a-box-of-any-size/${part}solution.ts`,
      'utf8',
    ),
  );
  await run(
    'localStorage.setItem("o1js-docs:learn", arguments[0])',
    JSON.stringify({ [address]: { codes } }),
  );
  await open(address);
  await press(await withText('main button', 'Check'));
  await press(await withText('main button', 'Next: Repair it'));
  await press(await withText('main button', 'Check'));
  await withText('main a', 'Next: ');
  await open('learn');
  await press(await find('h1'));
  await withText('main', '1 of 30');
});

test('closed details open', async () => {
  await open('basic-types/field');
  await press(await find('article details summary'));
  expect(
    await (await find('article details')).getAttribute('open'),
  ).toBeTruthy();
});

test('the chosen package manager stays', async () => {
  await open('');
  await press(await withText('.managers label', 'pnpm'));
  await withText('.managers', 'pnpm add o1js');
  // The scripts keep the choice, and this browser leaves a page before they have come.
  await browser.wait(
    () =>
      run(
        'Object.keys(localStorage).some((key) => key.startsWith("package-manager"))',
      ),
    patience,
    'the stored choice',
  );
  await open('getting-started/set-up');
  await press(await find('h1'));
  await withText('.managers', 'pnpm install');
});

test('two releases are compared', async () => {
  await open('compare?from=2.4.0&to=2.15.0');
  await withText('main', 'Experimental.IndexedMerkleMap');
});

test('a pasted error finds its entry', async () => {
  await open('getting-started/common-errors');
  await press(await find('main input[type=search]'));
  await type('rangeCheckN: expected field to fit in 64 bits, got 5');
  await withText('main', '1 on this page');
});

test('a name in a sample has a card', async () => {
  await open('basic-types/field');
  const name = await find('article pre a');
  await press(await find('h1'));
  await run('arguments[0].scrollIntoView({ block: "center" })', name);
  await browser.actions().move({ origin: name }).perform();
  await find('body > div[class*="hover"]');
});

test('an unknown address offers the page that is meant', async () => {
  await open('2.5.0/Basic-Types/field');
  await withText('main a', '/o1js/2.5.0/basic-types/field');
});
