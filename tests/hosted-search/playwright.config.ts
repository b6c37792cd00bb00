import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { site } from '../../config/site';
import { launchOptions } from '../launch-options';
import { fakeAlgoliaPort, siteFolder } from './constants';

const port = 3220;
const root = path.resolve(__dirname, '../..');

/**
 * Tests the build that searches a hosted index. `npm run test:hosted-search`
 * makes that build and runs this.
 */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  reporter: 'list',
  outputDir: '../../test-results/hosted-search',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}${site.baseUrl}`,
    launchOptions: launchOptions(),
  },
  webServer: [
    {
      command: `npm run serve -- --port ${port} --folder ${siteFolder}`,
      cwd: root,
      port,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'npx tsx tests/hosted-search/fake-algolia.ts',
      cwd: root,
      port: fakeAlgoliaPort,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
