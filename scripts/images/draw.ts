// `npx tsx scripts/images/draw.ts`: draws the icons and the social preview from the SVGs in static/img.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../tests/launch-options';

const images = path.resolve(import.meta.dirname, '../../static/img');

/** Sides of the square icons, in pixels: tabs, iOS, and the two that a manifest needs. */
const iconSides = [48, 180, 192, 512];

const browser = await chromium.launch(launchOptions());
for (const side of iconSides) {
  await draw(browser, path.join(images, 'favicon.svg'), `icon-${side}.png`, {
    width: side,
    height: side,
  });
}
const social = path.join(import.meta.dirname, 'social.html');
await draw(browser, social, 'social.png', { width: 1200, height: 630 });
await browser.close();

async function draw(
  browser: Browser,
  file: string,
  name: string,
  viewport: { width: number; height: number },
): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: path.join(images, name),
    omitBackground: true,
  });
  await page.close();
  console.log(`static/img/${name}`);
}
