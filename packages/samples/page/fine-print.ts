import type { Link, List, Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { addresses } from '@o1js-docs/project/addresses';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { component } from '@o1js-docs/markdown/jsx';
import {
  finePrintOf,
  type ChecksFile,
  type FinePrint,
} from '../parse/checks-of-page';

declare module 'mdast' {
  interface InlineCodeData {
    /** The file that has the words, if it is another one than the page. */
    file?: string;
  }
}

/** Shows the fine print of a page: the statements of its checks that are not quotes, at the end of their section. */
export function insertFinePrint(
  tree: Root,
  { file, checks }: ChecksFile,
): void {
  const headings = readHeadings(tree);
  const endOf = (section: string): RootContent[] => {
    const items = finePrintOf(checks, section).map((statement) =>
      withCode(statement, file),
    );
    return items.length > 0 ? [exactly(items)] : [];
  };
  let section = '';
  const children = tree.children.flatMap((node) => {
    if (node.type !== 'heading') return [node];
    const end = endOf(section);
    section = headings.get(node)?.id ?? '';
    return [...end, node];
  });
  tree.children = [...children, ...endOf(section)];
}

/** @returns a statement with a link to its code in the repository */
function withCode({ node, codeLine }: FinePrint, file: string): Paragraph {
  const link: Link = {
    type: 'link',
    url: `${addresses.docsRepository}/blob/main/${file}?plain=1#L${codeLine}`,
    data: { hProperties: { ariaLabel: 'Code of this statement' } },
    children: [{ type: 'text', value: 'Code' }],
  };
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [...node.children, { type: 'text', value: ' ' }, link],
  };
  visit(paragraph, 'inlineCode', (code) => {
    code.data = { file };
  });
  return paragraph;
}

function exactly(items: Paragraph[]): RootContent {
  const list: List = {
    type: 'list',
    children: items.map((item) => ({ type: 'listItem', children: [item] })),
  };
  const summary = `Exactly (${items.length})`;
  return component('details', { className: 'exactly' }, [
    component('summary', {}, [{ type: 'text', value: summary }]),
    list,
  ]);
}
