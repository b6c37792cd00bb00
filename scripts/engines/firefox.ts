import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine-page';

const executablePath = '/usr/bin/firefox-esr';

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  package: 'firefox-esr',
  missing: () =>
    existsSync(executablePath) ? undefined : `${executablePath} is not there`,
  async withPage(size, use) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: size,
    });
    try {
      await use(pageOf(await browser.newPage()));
    } finally {
      await browser.close();
    }
  },
};

function pageOf(page: Page): EnginePage {
  const element = async (expression: string): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(expression);
    const found = handle.asElement();
    if (!found) throw new Error(`No element: ${expression}`);
    return found as ElementHandle;
  };
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    hover: async (expression) => (await element(expression)).hover(),
    press: async (key, control = false) => {
      if (control) await page.keyboard.down('Control');
      await page.keyboard.press(key);
      if (control) await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
  };
}
