import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { site } from '../../../config/site';
import { type Page, readPage } from './page';

/** The production build, as a reader can reach it. */
export interface BuiltSite {
  /** Real pages by route; redirects and 404.html are not among them. */
  pages: ReadonlyMap<string, Page>;
  /** Redirects: route to route. */
  redirects: ReadonlyMap<string, string>;
  notFound: Page;
  /** Paths of all files, base path included. */
  files: ReadonlySet<string>;
}

const buildFolder = path.resolve('build');

/**
 * Reads every HTML file of the production build.
 *
 * @throws Error when there is no build
 */
export function readBuiltSite(): BuiltSite {
  if (!existsSync(buildFolder)) {
    throw new Error('There is no build/ to check. Run: npm run build');
  }
  const files = Globby.sync('**', { cwd: buildFolder, dot: true });
  const pages = new Map<string, Page>();
  const redirects = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('index.html'))) {
    const page = readPage(
      normalize(`${site.baseUrl}${file.replace(/index\.html$/, '')}`),
      readFileSync(path.join(buildFolder, file), 'utf8'),
    );
    if (page.redirect === undefined) pages.set(page.route, page);
    else redirects.set(page.route, normalize(page.redirect));
  }
  return {
    pages,
    redirects,
    notFound: readPage(
      `${site.baseUrl}404.html`,
      readFileSync(path.join(buildFolder, '404.html'), 'utf8'),
    ),
    files: new Set(files.map((file) => site.baseUrl + file)),
  };
}

/** @returns the route without closing slash (but for the home page), query and hash */
export function normalize(route: string): string {
  const { pathname } = new URL(route, 'http://localhost');
  const decoded = decodeURIComponent(pathname);
  return decoded === site.baseUrl ? decoded : decoded.replace(/\/$/, '');
}
