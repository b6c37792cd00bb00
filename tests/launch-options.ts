import type { LaunchOptions } from '@playwright/test';
import { browserPath } from './browser-path';

/**
 * @param prefersShell whether Debian's headless shell will do
 * @returns how every test and script starts its browser
 * @throws Error when there is none
 */
export function launchOptions(prefersShell = false): LaunchOptions {
  return {
    executablePath: browserPath(prefersShell),
    // A container has no sandbox, no GPU, and nobody for the browser to phone.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // The headless shell and a whole browser place letters alike only on whole pixels.
      '--disable-font-subpixel-positioning',
    ],
  };
}
