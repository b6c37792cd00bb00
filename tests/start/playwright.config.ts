import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';
import { site } from '../../config/site';

const port = 3213;

/** What a contributor sees in `npm start`, which compiles a page when it is opened. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/start',
  projects: common.projects?.filter(({ name }) => name === 'desktop'),
  timeout: 120_000,
  use: {
    ...common.use,
    baseURL: `http://localhost:${port}${site.baseUrl}`,
  },
  webServer: {
    command: `npm start -- --port ${port}`,
    cwd: '../..',
    port,
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
