/** Elements that theme pages have, as directives of Markdown: `::::api-member{id="add"}`. packages/api-docs/reference/remark.ts gives each its HTML tag. */
export const elements = {
  'api-changed': 'details',
  'api-content': 'div',
  'api-costs': 'ul',
  'api-deprecated': 'div',
  'api-entry': 'li',
  'api-example': 'div',
  'api-facts': 'p',
  'api-fold': 'details',
  'api-guides': 'p',
  'api-label': 'p',
  'api-list': 'ul',
  'api-member': 'div',
  'api-members': 'div',
  'api-names': 'div',
  'api-part': 'div',
  'api-properties': 'ul',
  'api-signature': 'div',
  'api-small': 'p',
  'api-summary': 'summary',
  'api-type': 'p',
} as const;

/** A member: its heading, and all about it. */
export const memberElement = 'api-member';

/** Elements that say nothing that readers search for, or repeat what is below. */
export const unsearchedElements = [
  'api-changed',
  'api-costs',
  'api-facts',
  'api-label',
  'api-members',
  'api-small',
  'api-summary',
] as const;

/** Inline elements: `:api-badge[experimental]`. */
export const inlineElements = {
  'api-badge': 'span',
  'api-kind': 'span',
  'api-origin': 'span',
};

/** A place for what guides show of a symbol: `::guide-examples{of="UInt64#add"}`. It is filled when the page is compiled, because guides change more often than releases. */
type GuideSlot = 'guide-examples' | 'guide-sections';

/** The place for the field above the index of all exports. */
export const filterSlot = 'api-filter';

interface Attributes {
  id?: string;
  /** More ids, of parts that the page leaves out: links lead here. */
  also?: string;
  class?: string;
  /** The name of a member that has no heading. */
  member?: string;
  of?: string;
}

/** Markdown, an element that holds it, or a list. What is false or empty is left out. */
export type Content = Node | false | undefined | readonly Content[];

type Node = string | Element;

interface Element {
  name: keyof typeof elements;
  attributes: Attributes;
  children: readonly Node[];
}

/** @returns an element; one whose tag is a paragraph holds one line */
export function element(
  name: keyof typeof elements,
  content: Content,
  attributes: Attributes = {},
): Element {
  return { name, attributes, children: nodesOf(content) };
}

function nodesOf(content: Content): Node[] {
  if (!content) return [];
  const isNode = typeof content === 'string' || 'children' in content;
  return isNode ? [content] : content.flatMap(nodesOf);
}

/** @returns an inline element */
export function inlineElement(
  name: keyof typeof inlineElements,
  text: string,
  id?: string,
): string {
  return `:${name}[${text}]${attributesText({ id })}`;
}

/** @returns a line for something that is inserted later */
export function slot(name: GuideSlot | typeof filterSlot, of?: string): string {
  return `::${name}${attributesText({ of })}`;
}

/** @returns Markdown */
export function writeContent(content: Content): string {
  return nodesOf(content)
    .map((each) => {
      if (typeof each === 'string') return each;
      const fence = ':'.repeat(2 + heightOf(each));
      const head = `${fence}${each.name}${attributesText(each.attributes)}`;
      return [head, writeContent(each.children), fence].join('\n\n');
    })
    .join('\n\n');
}

/** An element needs a longer fence than those inside it; a callout of a doc comment has three colons. */
function heightOf(node: Node): number {
  return typeof node === 'string'
    ? 1
    : 1 + Math.max(1, ...node.children.map(heightOf));
}

function attributesText(attributes: Attributes): string {
  const texts = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [`${name}="${value}"`] : [],
  );
  return texts.length > 0 ? `{${texts.join(' ')}}` : '';
}
