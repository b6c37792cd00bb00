import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';

// The messages that the tutorials explain, from o1js itself, without a bundler.
const origin = 'http://localhost:3239';
const web = path.resolve(__dirname, '../../node_modules/o1js/dist/web');

const program = `o1js.ZkProgram({
  name: 'square',
  publicInput: o1js.Field,
  methods: {
    run: { privateInputs: [], async method(x) { x.assertEquals(x.square()); } },
  },
})`;

test.beforeEach(async ({ page }) => {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<p></p>' })
      : route.fulfill({ path: path.join(web, pathname) });
  });
  await page.goto(origin);
});

test('compiling without cross-origin isolation', async ({ page }) => {
  expect(await errorOf(page, `await ${program}.compile();`)).toBe(
    "DataCloneError: Failed to execute 'postMessage' on 'Worker': SharedArrayBuffer transfer requires self.crossOriginIsolated.",
  );
});

test('a Field that was posted has no methods', async ({ page }) => {
  expect(
    await errorOf(
      page,
      'const received = structuredClone(o1js.Field(1)); received.add(1);',
    ),
  ).toBe('TypeError: received.add is not a function');
});

test('a program cannot be posted', async ({ page }) => {
  const code = `new MessageChannel().port1.postMessage(${program});`;
  expect(await errorOf(page, code)).toMatch(
    /^DataCloneError: Failed to execute 'postMessage' on 'MessagePort': [^]* could not be cloned\.$/,
  );
});

test('a worker whose script lacks the header does not start in an isolated page', async ({
  page,
}) => {
  await page.route(`${origin}/isolated`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<p></p>',
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    }),
  );
  const start = (headers: Record<string, string>) =>
    page
      .route(`${origin}/worker.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'postMessage(1)',
          headers,
        }),
      )
      .then(() =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              const worker = new Worker('/worker.js');
              worker.onmessage = () => resolve('started');
              worker.onerror = () => resolve('failed');
            }),
        ),
      );
  await page.goto(`${origin}/isolated`);
  expect(await start({})).toBe('failed');
  expect(await start({ 'Cross-Origin-Embedder-Policy': 'require-corp' })).toBe(
    'started',
  );
});

/** Runs code in the page, where `o1js` is the library, and returns its error. */
function errorOf(page: Page, code: string): Promise<string> {
  return page.evaluate(
    `(async () => {
      const o1js = await import('${origin}/index.js');
      try {
        ${code}
        return 'no error';
      } catch (error) {
        return String(error);
      }
    })()`,
  );
}
