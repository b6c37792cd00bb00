import { defineConfig } from '@playwright/test';
import config from '../../playwright.config';

/** Checks every page of every version: `npm run test:all -- accessibility`. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results/accessibility',
});
