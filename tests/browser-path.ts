import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Names the browser to test with, before anything that is installed. */
const environmentVariable = 'BROWSER_PATH';

const installedCommands = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

const installedApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium's engine without its windows, as Debian packages it. It starts and opens pages sooner. */
const headlessShell = 'chromium-headless-shell';

/**
 * Finds a Chrome or Chromium: the environment variable, an installed one,
 * Playwright's own download, then (as root on Debian) the package it installs.
 *
 * @param prefersShell whether Debian's headless shell goes before the others, because nobody measures
 * @returns absolute path of the browser
 * @throws Error that says how to get one
 */
export function browserPath(prefersShell = false): string {
  const named = process.env[environmentVariable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `${environmentVariable} is ${named}, which does not exist. Set it to a Chrome or Chromium, or unset it.`,
    );
  }
  const found = installedBrowser(prefersShell) ?? playwrightBrowser();
  if (found) return found;
  installDebianChromium();
  const installed = installedBrowser(prefersShell);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one of them, or run ' +
      `"npx playwright install chromium", or set ${environmentVariable} to a browser's path.`,
  );
}

function installedBrowser(prefersShell: boolean): string | undefined {
  const commands = prefersShell
    ? [headlessShell, ...installedCommands]
    : installedCommands;
  return (
    commands.map(commandPath).find(Boolean) ??
    installedApplications.find((file) => existsSync(file))
  );
}

function commandPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders
    .map((folder) => `${folder}/${command}`)
    .find((file) => existsSync(file));
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installDebianChromium(): void {
  if (process.getuid?.() !== 0 || !commandPath('apt-get')) return;
  console.log('No Chrome or Chromium found: installing Debian’s chromium.');
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    // Ubuntu and older releases of Debian have no such package.
    apt('install', '-y', '--no-install-recommends', headlessShell);
  } catch {
    console.error('Installing the chromium packages failed.');
  }
}
