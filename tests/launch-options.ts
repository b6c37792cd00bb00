import type { LaunchOptions } from '@playwright/test';
import { browserPath } from './browser-path';

/**
 * @returns how every test and script starts its browser
 * @throws Error when there is none
 */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: browserPath(),
    // A container has no sandbox, no GPU, and nobody for the browser to phone.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  };
}
