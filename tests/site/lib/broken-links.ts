import { site } from '../../../config/site';
import { type BuiltSite, normalize } from './site';
import type { Page } from './page';
import { sourceOf, wordsOfLink } from './source';

const localhost = 'http://localhost';

/**
 * @param builtSite the production build
 * @param page one of its pages
 * @returns what is wrong with each of the page's links into the site, by file and line of its source
 */
export function brokenLinks(builtSite: BuiltSite, page: Page): string[] {
  const own = new URL(
    page.route === site.baseUrl ? page.route : `${page.route}/`,
    localhost,
  );
  const ownIds = new Set(page.ids);
  const at = (href: string) => sourceOf(page.route, ...wordsOfLink(href));
  return page.links.flatMap((href) => {
    const target = parseUrl(
      href.replace(new RegExp(`^${site.url}`), localhost),
      own,
    );
    if (!target) return [`${at(href)}: ${href} is not a URL`];
    if (target.origin !== localhost) return [];
    const route = normalize(target.pathname);
    if (builtSite.redirects.has(route)) {
      return [
        `${at(href)}: ${href} is a redirect; link to ${builtSite.redirects.get(route)}`,
      ];
    }
    const targetPage = route === page.route ? page : builtSite.pages.get(route);
    if (!targetPage) {
      return builtSite.files.has(decodeURIComponent(target.pathname))
        ? []
        : [`${at(href)}: ${href} is no page of the site`];
    }
    const anchor = decodeURIComponent(target.hash.slice(1));
    // A program for the playground.
    if (anchor.includes('=')) return [];
    const ids = targetPage === page ? ownIds : new Set(targetPage.ids);
    return anchor && !ids.has(anchor)
      ? [`${at(href)}: ${href} has no such anchor on its page`]
      : [];
  });
}

function parseUrl(href: string, base: URL): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
