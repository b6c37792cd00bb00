import { test as plainTest, type Locator, type Page } from '@playwright/test';
import type { RunBlock, RunData } from '@o1js-docs/runner/run/data';
import { expect, test } from './fixtures';
import { openLive } from './live-page';

const guide = 'basic-types/field';

/** Blocks with Run: styles show the button by the class. */
const blocks = (page: Page) => page.locator('article .theme-code-block.run');
const runButton = (block: Locator) =>
  block.getByRole('button', { name: 'Run', exact: true });

/** Opens a guide and has its scripts started. @returns the first block with Run */
async function open(page: Page, path = guide): Promise<Locator> {
  await openLive(page, path);
  const block = blocks(page).first();
  await block.scrollIntoViewIfNeeded();
  await runButton(block).waitFor();
  return block;
}

/** Gives the first block another program, as a reader could who edits it. */
async function programIs(page: Page, code: string): Promise<void> {
  await page.route('**/run/pages/**', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as RunData;
    const [{ program, part }] = data.blocks as [RunBlock];
    // The instrumentation tells lines; these are none of the page.
    const begin = "globalThis[Symbol.for('code-samples')].at(1e6);";
    data.programs[program]!.parts[part] = {
      code: begin + code,
      lines: [],
    };
    await route.fulfill({ response, json: data });
  });
}

for (const release of ['2.15.0', '2.5.0', '2.4.0']) {
  const prefix = release === '2.15.0' ? '' : `${release}/`;
  test(`a sample runs on o1js ${release}${prefix && ' @nightly'}`, async ({
    page,
  }) => {
    const block = await open(page, prefix + guide);
    await runButton(block).click();
    await expect(block.getByRole('status')).toHaveText(
      new RegExp(`^Ran in .* on o1js ${release}: 3 results, as stated\\.$`),
    );
    await expect(block.locator('[data-matches=true]').first()).toHaveText('✓');
    await expect(block.getByLabel('Output')).toHaveText('Votes: 12');
  });
}

test('a second run stops the first, and each tells its end @nightly', async ({
  page,
}) => {
  await programIs(page, 'console.log("on"); for (;;);');
  const first = await open(page);
  await runButton(first).click();
  await expect(first.getByLabel('Output')).toHaveText('on');
  await page.unroute('**/run/pages/**');
  const second = blocks(page).nth(1);
  await runButton(second).click();
  await expect(first.getByRole('status')).toHaveText('Stopped.');
  await expect(second.getByRole('status')).toHaveText(/^Ran in/);
});

test('nothing is loaded until Run is pressed', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const block = await open(page);
  await runButton(block).focus();
  expect(loaded.filter((url) => url.includes('/run/'))).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  const before = loaded.length;
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText(/^Ran in/);
  expect(loaded.slice(before).some((url) => url.includes('/run/o1js-'))).toBe(
    true,
  );
});

test('circuits of a run are shown with their gates @nightly', async ({
  page,
}) => {
  const block = await open(
    page,
    'getting-started/what-is-a-zk-constraint-system',
  );
  await runButton(block).click();
  await expect(block.getByRole('status')).toHaveText(/^Ran in/);
  const cost = block.getByText(/^\d+ rows? on o1js 2\.15\.0$/);
  const measured = page.locator('.theme-code-block.run + div').first();
  await expect(cost).toBeVisible();
  expect(await measured.innerText()).toContain(await cost.innerText());
  await cost.click();
  await expect(block.getByText('Generic', { exact: true })).toBeVisible();
});

test('a result that differs and an error are shown at their lines', async ({
  page,
}) => {
  await page.route('**/run/pages/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text
        .replaceAll('Field(5)', 'Field(6)')
        .replaceAll('lead.add(no)', 'no.sub(no).inv()'),
    });
  });
  const block = await open(page);
  await runButton(block).click();
  await expect(block.getByRole('status')).toHaveText(
    /^An error ended the program/,
  );
  const marks = block.locator('[data-matches=false]');
  await expect(marks.first()).toHaveText('≠ Votes: 13');
  const lines = block
    .locator('.token-line')
    .filter({ has: page.locator('[data-matches=false]') });
  await expect(lines.nth(1)).toContainText('lead.add(no);');
  await expect(block).toContainText('Field.inv(): Division by zero');
  const link = block.getByRole('link', {
    name: 'Field.inv(): Division by zero',
  });
  await link.click();
  await expect(page).toHaveURL(/common-errors\/?#fieldinv-division-by-zero$/);
});

/** Programs that take too much -> what is said. */
const greedy = {
  'prints without end': ['for (;;) console.log("x")', /printed too much/],
  'sends without end': ['for (;;) postMessage(["x"])', /printed too much/],
} as const;
for (const [what, [code, said]] of Object.entries(greedy)) {
  plainTest(`a program that ${what} is ended @nightly`, async ({ page }) => {
    await programIs(page, code);
    const block = await open(page);
    await runButton(block).click();
    await expect(block.getByRole('status')).toHaveText(said, {
      timeout: 45_000,
    });
    await page.unroute('**/run/pages/**');
    await runButton(block).click();
    await expect(block.getByRole('status')).toHaveText(/^Ran in/);
  });
}

test('Stop ends a program that never ends, and the page stays usable @nightly', async ({
  page,
}) => {
  await programIs(page, 'console.log("on"); for (;;);');
  const block = await open(page);
  await runButton(block).click();
  await expect(block.getByLabel('Output')).toHaveText('on');
  const stop = block.getByRole('button', { name: 'Stop' });
  await stop.click();
  await expect(block.getByRole('status')).toHaveText('Stopped.');
  await page.unroute('**/run/pages/**');
  await runButton(block).click();
  await expect(block.getByRole('status')).toHaveText(/^Ran in/);
});

/** What a program tries -> what comes of it. */
const escapes = {
  'a document': ['typeof document', 'undefined'],
  'the parent': ['typeof parent', 'undefined'],
  'the top window': ['typeof top', 'undefined'],
  'a new window': ['typeof open', 'undefined'],
  'local storage': ['typeof localStorage', 'undefined'],
  'a service worker': [
    'await navigator.serviceWorker.register("sw.js")',
    'TypeError',
  ],
  'the origin': ['self.origin', 'null'],
  'a form': ['typeof HTMLFormElement', 'undefined'],
  cookies: ['await cookieStore.getAll()', /Error$/],
  databases: [
    'await new Promise((resolve, reject) => { const r = indexedDB.open("x"); r.onsuccess = resolve; r.onerror = () => reject(r.error); })',
    'SecurityError',
  ],
  'kept files': ['await caches.open("o1js-bundles")', /Error$|^NS_ERROR/],
  'a request elsewhere': ['await fetch("https://example.com/")', 'TypeError'],
  'a request to the site': ['await fetch(siteAddress)', 'TypeError'],
  'a request of the older kind': [
    'await new Promise((resolve, reject) => { const r = new XMLHttpRequest(); r.onload = resolve; r.onerror = () => reject(new TypeError()); r.open("GET", siteAddress); r.send(); })',
    'TypeError',
  ],
  'a socket': [
    'await new Promise((resolve, reject) => { const s = new WebSocket("wss://example.com/"); s.onopen = resolve; s.onerror = () => reject(new TypeError()); })',
    // The last one is Firefox's.
    /^(TypeError|SecurityError|NS_ERROR_CONTENT_BLOCKED)$/,
  ],
  'an import from elsewhere': [
    'await import("https://example.com/a.js")',
    'TypeError',
  ],
  'an import from the site': ['await import(siteAddress)', 'TypeError'],
  'a script from elsewhere': [
    'importScripts("https://example.com/a.js")',
    'NetworkError',
  ],
  'a worker of the site': [
    'await new Promise((resolve, reject) => { const w = new Worker(siteAddress); w.onmessage = resolve; w.onerror = () => reject(new TypeError()); })',
    /^(TypeError|SecurityError)$/,
  ],
  'a request by a worker in the worker': [
    'await new Promise((resolve, reject) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(siteAddress) + ").then(() => postMessage(1), () => postMessage(0))"]))); w.onmessage = ({ data }) => data ? resolve() : reject(new TypeError()); w.onerror = () => reject(new TypeError()); })',
    'TypeError',
  ],
} as const;

plainTest('a program cannot get out', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  // Chromium tells of a script that the policy refuses as of a request that failed.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().includes('example.com')) elsewhere.push(response.url());
  });
  const attempts = Object.entries(escapes).map(
    ([name, [code]]) =>
      `try { console.log(${JSON.stringify(name)} + ": " + await (async () => (${code}))()); } catch (e) { console.log(${JSON.stringify(name)} + ": " + e.name); }`,
  );
  await programIs(
    page,
    `const siteAddress = ${JSON.stringify(`${baseURL}robots.txt`)};\n${attempts.join('\n')}`,
  );
  const block = await open(page);
  await runButton(block).click();
  await expect(block.getByRole('status')).toHaveText(/^Ran in/);
  const output = (await block.getByLabel('Output').textContent()) ?? '';
  const came = Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  for (const [name, [, expected]] of Object.entries(escapes)) {
    expect(came[name], name).toMatch(
      typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected,
    );
  }
  expect(elsewhere).toEqual([]);
});

test('what a program sends in place of the runner is text on the page at most @nightly', async ({
  page,
}) => {
  await programIs(
    page,
    `Object.defineProperty(Object.prototype, 'className', { set() {} });
Array.prototype.join = () => '<img src=x onerror=alert(1)>';
for (const data of [
  ['printed', 1e9, '<img src=x onerror="document.title = 1">'],
  ['error', 1e9, -1, '<script>document.title = 1</script>'],
  ['result', '__proto__', 'x', true],
  ['circuit', NaN, '<b>x</b>', Infinity, 'null'],
  ['finished', 'ended', ''],
  ['constructor'],
  { __proto__: null, run: 1 },
  null,
  'pong',
  [['printed'], {}],
]) postMessage(data);
await new Promise(() => setTimeout(() => postMessage(['ended']), 100));`,
  );
  const block = await open(page);
  const title = await page.title();
  await runButton(block).click();
  await expect(block.getByRole('status')).toHaveText(
    /^An error ended the program/,
  );
  await expect(block.locator('img, script')).toHaveCount(0);
  await expect(block).toContainText('<script>document.title = 1</script>');
  expect(await page.title()).toBe(title);
});

plainTest(
  'the frame does nothing with the origin of the site @nightly',
  async ({ page, baseURL }) => {
    await page.goto(`${baseURL}run/frame.html`);
    const ran = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(true);
          setTimeout(() => resolve(false), 1_500);
          window.postMessage({ worker: '', o1js: new ArrayBuffer(0) }, '*', [
            port2,
          ]);
          port1.postMessage('ping');
        }),
    );
    expect(ran).toBe(false);
  },
);

plainTest(
  'without the network it says so, and runs when it is back @nightly',
  async ({ page }) => {
    const block = await open(page);
    await page.route('**/run/**', (route) => route.abort());
    await runButton(block).click();
    await expect(block.getByRole('status')).toHaveText(
      'o1js could not be loaded. Check the connection.',
    );
    await page.unroute('**/run/**');
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(block.getByRole('status')).toHaveText(/^Ran in/);
  },
);

test('blocks that only Node can run have no Run @nightly', async ({ page }) => {
  await openLive(page, 'advanced-concepts/native-prover');
  const native = page
    .locator('article .theme-code-block', { hasText: 'setBackend(' })
    .first();
  await native.scrollIntoViewIfNeeded();
  await native.getByRole('button', { name: /Copy/ }).waitFor();
  await expect(runButton(native)).toHaveCount(0);
});
