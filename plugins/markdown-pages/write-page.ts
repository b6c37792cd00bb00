import path from 'node:path';
import { generatedMarkdown } from './generated-markdown';
import { guideMarkdown } from './guide-markdown';
import type { MarkdownPage, VersionOfPages } from './page';

/**
 * Writes a page as Markdown that can be read by itself: without components,
 * links absolute, figures as text.
 *
 * @param source the page's file
 * @param o1js the release that the version documents
 * @throws Error that names the page when it has a component that has no Markdown form
 */
export function writePage(
  source: string,
  page: MarkdownPage,
  { addresses }: VersionOfPages,
  o1js: string,
): string {
  const self = addresses.get(path.normalize(page.file)) ?? page.permalink;
  const body = source.replace(/^---\n[^]*?\n---\n/, '');
  const toAddress = (target: string) =>
    addressOf(target, page, self, addresses);
  const text = (
    path.extname(page.file) === '.mdx'
      ? guideMarkdown(source, page.file, toAddress)
      : generatedMarkdown(body, toAddress)
  ).trim();
  const title = text.startsWith('# ') ? [] : [`# ${page.title}`];
  return [...title, text, `---\n\no1js ${o1js}, ${self}`, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** @returns the absolute address of what a link in a page leads to. */
function addressOf(
  target: string,
  { file }: MarkdownPage,
  self: string,
  addresses: ReadonlyMap<string, string>,
): string {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return target;
  if (target.startsWith('#')) return self + target;
  const [to = '', anchor] = target.split('#');
  const page = addresses.get(path.join(path.dirname(file), to));
  const address = page ?? new URL(to, self).href;
  return anchor === undefined ? address : `${address}#${anchor}`;
}
