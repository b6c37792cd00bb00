import { expect, type Page } from '@playwright/test';
import type {
  PackedNames,
  PackedSection,
  PackedTexts,
} from '../../plugins/search/engine/rows';
import { hydrated } from './hydrated';

/** Addresses of the packed rows, two files a version: names, then texts. */
export const rowsAddress = /\.rows\.[\da-f]+\.txt$/;

/** Opens the modal once the page listens, and returns its input. */
export async function openSearch(page: Page) {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  return input;
}

/** Holds back what is asked for at addresses like this one. @returns a function that lets go of it */
export async function hold(
  page: Page,
  address: RegExp | string,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** The results that the modal shows. */
export const hitsOf = (page: Page) => page.locator('.DocSearch-Hit a');

interface ServedPage {
  path: string;
  group?: string;
  title: string;
  text: string;
  /** Headings of the second level, with the text below each. */
  headings?: { title: string; text: string }[];
}

/** Serves these pages as every version's rows. */
export async function serveRows(page: Page, pages: ServedPage[]) {
  const groups = [...new Set(pages.map(groupOf))];
  const names: PackedNames = {
    groups,
    pages: pages.map((served) => [
      served.path,
      groups.indexOf(groupOf(served)),
      0,
      0,
      [
        [1, served.title],
        ...(served.headings ?? []).map(({ title }): PackedSection => [
          2,
          title,
        ]),
      ],
    ]),
  };
  const texts: PackedTexts = pages.flatMap(({ text, headings = [] }) => [
    text,
    ...headings.map((heading) => heading.text),
  ]);
  await page.route(rowsAddress, (route) =>
    route.fulfill({
      json: route.request().url().includes('.texts.') ? texts : names,
    }),
  );
}

const groupOf = ({ group = 'Group' }: ServedPage) => group;
