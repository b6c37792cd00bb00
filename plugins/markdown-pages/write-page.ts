import { existsSync } from 'node:fs';
import path from 'node:path';
import { isOfNoVersion } from '../../config/paths';
import { site } from '../../config/site';
import { generatedMarkdown } from './generated-markdown';
import { guideMarkdown } from './guide-markdown';
import type { MarkdownPage, VersionOfPages } from './page';

/**
 * Writes a page as Markdown that is readable outside of the site: without
 * components, with absolute links, and with figures as text.
 *
 * @param source the page's file
 * @param o1js the release of the version
 * @param textOf gives the text for a place of a page of the reference
 * @param onFile called with the absolute path and the address of each file that the page shows or links to
 * @throws Error with the page, if a component has no Markdown form
 */
export function writePage(
  source: string,
  page: MarkdownPage,
  { addresses }: VersionOfPages,
  o1js: string,
  textOf?: (name: string, of: string) => string,
  onFile: (file: string, address: string) => void = () => undefined,
): string {
  const self = addresses.get(path.normalize(page.file)) ?? page.permalink;
  const body = source.replace(/^---\n[^]*?\n---\n/, '');
  const toAddress = (target: string) =>
    addressOf(target, page, self, addresses, onFile);
  const text = (
    path.extname(page.file) === '.mdx'
      ? guideMarkdown(source, page.file, toAddress)
      : generatedMarkdown(body, toAddress, textOf)
  ).trim();
  const title = text.startsWith('# ') ? [] : [`# ${page.title}`];
  return [...title, text, `---\n\no1js ${o1js}, ${self}`, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** Adds the base path to files of `static/`, e.g. `/img/path.svg`, and to pages outside of all versions. */
function withBasePath(to: string): string {
  const isStatic = to.startsWith('/') && existsSync(path.join('static', to));
  return isStatic || isOfNoVersion(to) ? site.baseUrl + to.slice(1) : to;
}

/** @returns the absolute address of a link's target */
function addressOf(
  target: string,
  { file }: MarkdownPage,
  self: string,
  addresses: ReadonlyMap<string, string>,
  onFile: (file: string, address: string) => void,
): string {
  if (target.startsWith('pathname:')) {
    return new URL(site.baseUrl + target.slice('pathname:///'.length), self)
      .href;
  }
  if (/^[a-z][a-z+.-]*:/i.test(target)) return target;
  if (target.startsWith('#')) return self + target;
  const [to = '', anchor] = target.split('#');
  const linked = path.join(path.dirname(file), decodeURI(to));
  const page = addresses.get(linked);
  const address = page ?? new URL(withBasePath(to), self).href;
  if (!page && !to.startsWith('/') && existsSync(linked)) {
    onFile(linked, address);
  }
  return anchor === undefined ? address : `${address}#${anchor}`;
}
