import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { hostedIndex } from './config/search';
import { site } from './config/site';
import { unlikeChromium } from './tests/firefox/unlike';
import { launchOptions } from './tests/launch-options';

const port = Number(process.env.PORT ?? 3210);
const wideScreen = { viewport: { width: 1280, height: 800 } };

/** `BROWSERS=all` adds the Firefox of the system. */
const otherBrowsers =
  process.env.BROWSERS === 'all'
    ? [
        {
          name: 'firefox',
          // Browsers draw letters differently, and weights are the same.
          testIgnore: /(?:screenshots|page-weights)\.spec\.ts$/,
          grepInvert: unlikeChromium,
          use: {
            browserName: 'firefox' as const,
            channel: 'moz-firefox',
            ...wideScreen,
            launchOptions: { executablePath: 'tests/firefox/firefox.mjs' },
          },
        },
      ]
    : [];

/** A build that searches a hosted index ships none; hosted-search.spec.ts has an API to talk to. */
const needsEmbeddedIndex = hostedIndex ? [/\/search[\w-]*\.spec\.ts$/] : [];

const chromium = { launchOptions: launchOptions(true) };
const desktop = { ...devices['Desktop Chrome'], ...wideScreen, ...chromium };
const phone = {
  ...devices['Pixel 7'],
  ...chromium,
  viewport: { width: 390, height: 844 },
};

export default defineConfig({
  testDir: './tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that does other work may end a wait. What passes only then is listed as flaky.
  retries: 1,
  reporter: 'list',
  // One set of pictures for every system: the fonts are the site's own.
  snapshotPathTemplate: path.resolve(
    'tests/browser/screenshots/{arg}-{projectName}{ext}',
  ),
  // Runners of GitHub are slow, and so is a laptop that does other things.
  timeout: 120_000,
  expect: {
    timeout: 40_000,
    // Systems smooth letters differently; a layout that moves changes more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3 },
  },
  use: {
    baseURL: `http://localhost:${port}${site.baseUrl}`,
    screenshot: 'only-on-failure',
    // Recording every test takes a third of its time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: needsEmbeddedIndex,
      use: desktop,
    },
    // The others are not about size or touch, or choose a width themselves.
    {
      name: 'phone',
      testMatch: /[\\/](light-pages|screenshots|smoke)\.spec\.ts$/,
      // What a phone has of light pages; at night all of them.
      grep: /screenshots|smoke|a tap on/,
      use: phone,
    },
    {
      name: 'phone @nightly',
      testMatch:
        /[\\/](light-pages|search|search-accessibility|search-page|symbols|theme)\.spec\.ts$/,
      testIgnore: needsEmbeddedIndex,
      use: phone,
    },
    ...otherBrowsers,
  ],
  webServer: {
    command: `npm run serve -- --port ${port}`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
