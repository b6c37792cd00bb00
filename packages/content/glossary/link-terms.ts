import type { Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
// Adds the JSX nodes and directives to mdast's types.
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { escapeRegExp } from '@o1js-docs/markdown/escapeRegExp';
import type { Term } from './terms';

/** In these, a link would be a link in a link, or in something else that is clicked. */
const unlinkable = new Set(['heading', 'link', 'linkReference']);

const clicked = new Set(['a', 'button', 'summary']);

/**
 * Makes the first use of each term a link, in running text: not in headings,
 * links, code, heads of tables, titles of admonitions.
 *
 * @param tree a page, which is changed
 * @param terms of the glossary
 * @param addressOf gives the target of a term's link; undefined where there shall be none
 */
export function linkTerms(
  tree: Root,
  terms: readonly Term[],
  addressOf: (term: Term) => string | undefined,
): void {
  if (terms.length === 0) return;
  const pending = new Map(terms.map((term) => [keyOf(term.name), term]));
  const pattern = patternOf(terms);
  visit(tree, (node, index, parent) => {
    if (isUnlinkable(node, index)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const parts = split(node, pattern, (name) => {
      const term = pending.get(keyOf(name)) ?? pending.get(singular(name));
      if (!term) return undefined;
      pending.delete(keyOf(term.name));
      return addressOf(term);
    });
    if (!parts.some(({ type }) => type === 'link')) return;
    (parent as Parents & { children: PhrasingContent[] }).children.splice(
      index,
      1,
      ...parts,
    );
    return [SKIP, index + parts.length];
  });
}

function isUnlinkable(node: Nodes, index: number | undefined): boolean {
  if (unlinkable.has(node.type)) return true;
  if (node.type === 'tableRow') return index === 0;
  if (node.type === 'paragraph') {
    const data = node.data as { directiveLabel?: boolean } | undefined;
    return data?.directiveLabel === true;
  }
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    clicked.has(node.name ?? '')
  );
}

/** Finds terms as whole words, the longest first, one or many: `Merkle paths`. */
function patternOf(terms: readonly Term[]): RegExp {
  const names = terms
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .map((name) => escapeRegExp(name).replace(/ /g, '\\s+'));
  return new RegExp(
    `(?<![\\w.-])(?:${names.join('|')})(?:e?s)?(?![\\w-])`,
    'gi',
  );
}

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

const singular = (name: string) => {
  const key = keyOf(name);
  return /(?:s|x|ch)es$/.test(key) ? key.slice(0, -2) : key.replace(/s$/, '');
};

/** @returns the text in parts, of which those with an address are links. */
function split(
  { value }: Text,
  pattern: RegExp,
  addressOf: (name: string) => string | undefined,
): (Text | Link)[] {
  const parts: (Text | Link)[] = [];
  let end = 0;
  for (const { 0: name, index } of value.matchAll(pattern)) {
    const url = addressOf(name);
    if (!url) continue;
    if (index > end)
      parts.push({ type: 'text', value: value.slice(end, index) });
    parts.push({
      type: 'link',
      url,
      children: [{ type: 'text', value: name }],
    });
    end = index + name.length;
  }
  if (end < value.length) {
    parts.push({ type: 'text', value: value.slice(end) });
  }
  return parts;
}
