import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { site } from '../../config/site';
import { browserPath } from '../browser-path';
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
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
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
