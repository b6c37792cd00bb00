import { Feed } from 'feed';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { changelogFeed, servedPath } from '@o1js-docs/project/paths';
import { siteAddress } from '@o1js-docs/project/site-address';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { Entry } from './entries';

/**
 * Writes the releases with a known day as an Atom feed.
 *
 * @param entries newest first
 * @returns the feed, as XML
 */
export function writeFeed(entries: readonly Entry[]): string {
  const root = siteAddress.url + siteAddress.baseUrl.slice(0, -1);
  const page = `${root}${servedPath('/changelog')}`;
  const dated = entries.flatMap(({ date, ...entry }) =>
    date ? { ...entry, date: new Date(date) } : [],
  );
  const feed = new Feed({
    title: 'o1js releases',
    id: page,
    link: page,
    feedLinks: { atom: root + changelogFeed },
    copyright: '',
    updated: dated[0]?.date,
    author: { name: 'o1Labs' },
  });
  for (const { version, date, text } of dated) {
    const link = `${page}#${version.replaceAll('.', '-')}`;
    const title = `o1js ${version}`;
    feed.addItem({ title, id: link, link, date, content: htmlOf(text) });
  }
  return feed.atom1();
}

/** @returns the headings and list items of an entry, as HTML */
function htmlOf(text: string): string {
  const blocks: string[] = [];
  visit(parsePage({ file: 'entry.md', text }), (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph') return;
    const tag = node.type === 'heading' ? 'h3' : 'p';
    const words = toString(node).replaceAll('&', '&amp;').replaceAll('<', '&lt;'); // prettier-ignore
    blocks.push(`<${tag}>${words}</${tag}>`);
  });
  return blocks.join('');
}
