import type {
  Blockquote,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
// Adds directives to mdast's types.
import type {} from 'mdast-util-directive';
import { attributesOf, type JsxNode } from '../markdown/jsx';
import { costText } from './cost-text';

/** How a component is written in Markdown. */
type Writer = (
  node: JsxNode,
  attributes: Record<string, string>,
) => RootContent[];

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

const children: Writer = (node) => node.children;

/** HTML that says how text looks; Markdown does without, and the text stays. */
const plainHtml = [
  ...[
    'abbr',
    'b',
    'cite',
    'div',
    'i',
    'ins',
    'kbd',
    'mark',
    'p',
    'q',
    's',
    'section',
  ],
  ...['small', 'span', 'sub', 'sup', 'u', 'var', 'wbr'],
];

const writers: Readonly<Record<string, Writer>> = {
  CircuitCost: (_, { o1js = '', circuits = '{}' }) => [
    {
      type: 'list',
      children: costText(circuits, o1js).map((line) => ({
        type: 'listItem',
        children: [paragraph(line)],
      })),
    },
  ],
  SampleNote: (_, { text = '' }) => [paragraph(text)],
  // What it states holds for the page; the copy is not checked.
  SamplesStamp: () => [],
  ...Object.fromEntries(plainHtml.map((name) => [name, children])),
  br: () => [{ type: 'break' }],
  code: (node) => [{ type: 'inlineCode', value: toString(node) }],
  details: children,
  figure: children,
  figcaption: (node) => [paragraph(toString(node).trim())],
  summary: (node) => [
    {
      type: 'paragraph',
      children: [
        { type: 'strong', children: [{ type: 'text', value: toString(node) }] },
      ],
    },
  ],
  sup: (node) => [{ type: 'text', value: '^' }, ...node.children],
};

/** The HTML that a guide may use. */
export const htmlElements = Object.keys(writers).filter((name) =>
  /^[a-z]/.test(name),
);

/** @returns whether a component or an HTML element can be written in Markdown. */
export function hasMarkdownForm(name: string): boolean {
  return name in writers;
}

/**
 * Replaces what only the site can show by plain Markdown: components, imports
 * and admonitions.
 *
 * @throws Error that names a component without a Markdown form, and has its line
 */
export function plainNodes(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const nodes = plainOrThrow(node as RootContent);
    if (!nodes) return;
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index];
  });
}

function plainOrThrow(node: RootContent): RootContent[] | undefined {
  try {
    return plain(node);
  } catch (error) {
    throw Object.assign(error as Error, { line: node.position?.start.line });
  }
}

/** @returns what a node is replaced by; undefined when it stays. */
function plain(node: RootContent): RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // A comment; anything else would be lost.
      if (/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) return [];
      throw new Error(`{${node.value}} has no Markdown form.`);
    case 'containerDirective':
      return [admonition(node)];
    case 'textDirective':
      return [{ type: 'text', value: `:${node.name}` }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeComponent(node);
    default:
      return undefined;
  }
}

function writeComponent(node: JsxNode): RootContent[] {
  const attributes = attributesOf(node);
  const writer = writers[node.name ?? ''];
  if (writer) {
    const nodes = writer(node, attributes);
    return node.type === 'mdxJsxFlowElement' ? nodes.map(asBlock) : nodes;
  }
  const label = attributes['aria-label'];
  if (attributes.role === 'img' && label) return [paragraph(label)];
  throw new Error(
    `<${node.name}> has no Markdown form. Add one in plugins/markdown-pages/plain-nodes.ts.`,
  );
}

/** What stands alone is a paragraph. */
function asBlock(node: RootContent): RootContent {
  const isPhrasing = ['break', 'inlineCode', 'text'].includes(node.type);
  return isPhrasing
    ? { type: 'paragraph', children: [node as PhrasingContent] }
    : node;
}

function admonition(node: {
  name: string;
  children: RootContent[];
}): Blockquote {
  const [first, ...rest] = node.children;
  const isLabel =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel;
  const title = isLabel
    ? toString(first)
    : node.name.charAt(0).toUpperCase() + node.name.slice(1);
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: title }] },
        ],
      },
      ...((isLabel ? rest : node.children) as Blockquote['children']),
    ],
  };
}
