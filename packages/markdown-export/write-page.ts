import { existsSync } from 'node:fs';
import path from 'node:path';
import { isOfNoVersion } from '@o1js-docs/project/paths';
import { siteAddress } from '@o1js-docs/project/site-address';
import { generatedMarkdown } from './generated-markdown';
import { guideMarkdown } from './guide-markdown';
import { listPath } from './llms-txt';
import type { MarkdownPage, VersionOfPages } from './page';

/** Characters of the longest Markdown file. Tools of assistants cut longer ones. */
export const longestMarkdown = 50_000;

/** Characters for the links between the parts of a page. */
const reserve = 500;

/**
 * Writes a page as Markdown that is readable outside of the site: without
 * components, with absolute links, with figures as text, and with a first line
 * that leads to the list of pages.
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
  { addresses, root }: VersionOfPages,
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
  const index = `[All pages about o1js ${o1js}](${new URL(listPath(root), self).href})`;
  return [index, ...title, text, `---\n\no1js ${o1js}, ${self}`, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * Splits a page that assistants would read only in part, at headings.
 *
 * @param text a page as `writePage` returns it
 * @param address its address, which ends with `.md`
 * @returns the address and text of each part. The first part keeps the address of the page
 */
export function splitPage(text: string, address: string): [string, string][] {
  const [index = ''] = text.split('\n');
  const [first = '', ...sections] = text.split(/^(?=#{2,5} )/m);
  const parts = [first];
  for (const section of sections) {
    const last = parts.at(-1)!;
    const isFull = last.length + section.length > longestMarkdown - reserve;
    if (isFull) parts.push(`${index}\n\n${section}`);
    else parts[parts.length - 1] = last + section;
  }
  const partAddress = (i: number) =>
    i === 0 ? address : address.replace(/\.md$/, `.part-${i + 1}.md`);
  const next = (i: number) =>
    i + 1 < parts.length
      ? `[The page continues here](${partAddress(i + 1)})\n`
      : '';
  return parts.map((part, i) => [partAddress(i), part + next(i)]);
}

/** Adds the base path to files of `static/`, e.g. `/img/path.svg`, and to pages outside of all versions. */
function withBasePath(to: string): string {
  const isStatic = to.startsWith('/') && existsSync(path.join('static', to));
  return isStatic || isOfNoVersion(to) ? siteAddress.baseUrl + to.slice(1) : to;
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
    return new URL(
      siteAddress.baseUrl + target.slice('pathname:///'.length),
      self,
    ).href;
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
