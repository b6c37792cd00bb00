import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';
import { site } from '../../config/site';

const port = 3212;

/** The browser tests, on the site without light pages that `npm run test:all -- stock` builds. */
export default defineConfig({
  ...common,
  testDir: '../browser',
  outputDir: '../../test-results/stock',
  // The blocks of pages run on the other site.
  grepInvert: /@nightly/,
  use: {
    ...common.use,
    baseURL: `http://localhost:${port}${site.baseUrl}`,
  },
  webServer: {
    command: `npm run serve -- --folder .cache/stock --port ${port}`,
    cwd: '../..',
    port,
    reuseExistingServer: !process.env.CI,
  },
});
