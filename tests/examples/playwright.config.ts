import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../launch-options';
import { sites } from './sites';

const root = path.resolve(__dirname, '../..');

/** Drives the builds of the example projects. `npm run test:all -- examples` makes them and runs this. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  // Machines that prove are slow at everything else.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A proof uses all cores.
  workers: 1,
  reporter: 'list',
  outputDir: '../../test-results/examples',
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'messages', testMatch: 'messages.spec.ts' },
    { name: 'wallet', testMatch: 'wallet.spec.ts' },
    ...sites.map(({ name, url }) => ({
      name,
      testMatch: 'examples.spec.ts',
      use: { baseURL: url },
    })),
  ],
  webServer: sites.map(({ serve, url }) => ({
    command: serve,
    url,
    cwd: root,
    // A server that is left over may serve another build.
    reuseExistingServer: false,
  })),
});
