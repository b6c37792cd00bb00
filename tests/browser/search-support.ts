import { expect, type Page } from '@playwright/test';
import type {
  PackedSection,
  PackedTexts,
  PackedTitles,
} from '@o1js-docs/search/engine/index-records';
import { hold, hydrated } from './live-page';

/** Addresses of a version's index: titles, texts and types. */
export const indexAddress = /\.index\.[\da-f]+\.txt$/;

/** Opens the modal once the page listens. @param address of the page, if it isn't open. @returns the modal's input */
export async function openSearch(page: Page, address?: string) {
  if (address !== undefined) await page.goto(address);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  return input;
}

/** Opens the modal, and types a query. @param address of the page, if it isn't open. @returns the modal's input */
export async function searchFor(page: Page, query: string, address?: string) {
  const input = await openSearch(page, address);
  await input.fill(query);
  return input;
}

/** Lets requests wait, and then fail. @returns a function that makes them fail */
export async function holdToFail(
  page: Page,
  address: RegExp,
): Promise<() => void> {
  await page.route(address, (route) => route.abort());
  return hold(page, address);
}

/** The results in the modal. */
export const hitsOf = (page: Page) => page.locator('.DocSearch-Hit a');

interface ServedPage {
  path: string;
  group?: string;
  title: string;
  text: string;
  /** Headings of the second level, with the text below each. */
  headings?: { title: string; text: string }[];
}

/** Serves an index of these pages for every version. */
export async function serveIndex(page: Page, pages: ServedPage[]) {
  const groups = [...new Set(pages.map(groupOf))];
  const titles: PackedTitles = {
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
  await page.route(indexAddress, (route) =>
    route.fulfill({
      json: route.request().url().includes('.texts.') ? texts : titles,
    }),
  );
}

const groupOf = ({ group = 'Group' }: ServedPage) => group;
