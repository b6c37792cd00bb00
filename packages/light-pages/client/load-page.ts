import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { createElement } from 'react';
import { servedPath } from '@o1js-docs/project/paths';
import { earlyStyleClass, pageDataId, unpackPageData } from '../page-data';
import LightContent from './LightContent';

/**
 * Stands for a page's MDX module: takes content and data out of the page's
 * HTML. It is in the browser before React is; later ones are fetched.
 *
 * @param path the page's route
 * @throws Error when there is no such page; Docusaurus then reloads
 */
export async function loadPage(
  path: string,
): Promise<{ default: PropDocContent }> {
  const html = isHydrated() ? undefined : readPage(document);
  // The next page has other styles, and this one's are in its content.
  document.querySelector(`.${earlyStyleClass}`)?.remove();
  return { default: html ?? (await fetchPage(path)) };
}

async function fetchPage(path: string): Promise<PropDocContent> {
  const address = servedPath(path);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = readPage(
    new DOMParser().parseFromString(await response.text(), 'text/html'),
  );
  if (!page) throw new Error(`${address} is no page of this build`);
  return page;
}

function readPage(source: Document): PropDocContent | undefined {
  const data = unpackPageData(source);
  const content = source.getElementById(pageDataId)?.previousElementSibling;
  if (!data || !content) return undefined;
  if (styleSheet(source) !== styleSheet(document)) return undefined;
  const props = { className: content.className, html: content.innerHTML };
  return Object.assign(() => createElement(LightContent, props), data);
}

/** Differs between builds whose pages are styled differently. */
function styleSheet(source: Document): string | null | undefined {
  return source
    .querySelector('head > link[rel=stylesheet]')
    ?.getAttribute('href');
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
