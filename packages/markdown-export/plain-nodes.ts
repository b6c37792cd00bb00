import type {
  Blockquote,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
// Adds directives to mdast's types.
import type {} from 'mdast-util-directive';
import { siteAddress } from '@o1js-docs/project/site-address';
import type {
  CourseSteps,
  CourseSummary,
} from '@o1js-docs/runner/learn/course';
import { finePrintClass } from '@o1js-docs/samples';
import { attributesOf, type JsxNode } from '@o1js-docs/markdown/jsx';
import { costText } from './cost-text';

/** Writes a component as Markdown. */
type Writer = (
  node: JsxNode,
  attributes: Record<string, string>,
) => RootContent[];

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

const strong = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

const children: Writer = (node) => node.children;

/** HTML that only formats text. Markdown keeps the text without it. */
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
  Course: (_, { courses = '[]' }) => courseList(courses),
  CourseProgress: (_, { courses = '[]' }) =>
    (JSON.parse(courses) as CourseSummary[]).map(({ title, first }) =>
      paragraphOfLink(title, siteAddress.baseUrl + first),
    ),
  FindField: () => [],
  Lens: children,
  // The whole program follows it.
  ProveHere: () => [],
  SampleNote: (_, { text = '' }) => [paragraph(text)],
  // The copy is not checked, so it has no stamp.
  SamplesStamp: () => [],
  ...Object.fromEntries(plainHtml.map((name) => [name, children])),
  Step: children,
  StepHead: () => [],
  YourTurn: (node) => [strong('Your turn'), ...node.children],
  br: () => [{ type: 'break' }],
  code: (node) => [{ type: 'inlineCode', value: toString(node) }],
  details: (node, { className }) =>
    className === finePrintClass
      ? [paragraph('Exactly:'), ...node.children.slice(1)]
      : node.children,
  figure: children,
  figcaption: (node) => [paragraph(toString(node).trim())],
  summary: (node) => [strong(toString(node))],
  sup: (node) => [{ type: 'text', value: '^' }, ...node.children],
};

/** @returns the steps of the course as lists of links */
function courseList(courses: string): RootContent[] {
  return (JSON.parse(courses) as CourseSteps[]).flatMap(({ title, steps }) => [
    strong(title),
    {
      type: 'list',
      children: steps.map(({ address, title }) => ({
        type: 'listItem',
        children: [paragraphOfLink(title, siteAddress.baseUrl + address)],
      })),
    },
  ]);
}

function paragraphOfLink(title: string, url: string): Paragraph {
  const children = paragraph(title).children as Text[];
  const link: Link = { type: 'link', url, children };
  return { type: 'paragraph', children: [link] };
}

/** The HTML that a guide may use. */
export const htmlElements = Object.keys(writers).filter((name) =>
  /^[a-z]/.test(name),
);

/** @returns true if a component or an HTML element has a Markdown form */
export function hasMarkdownForm(name: string): boolean {
  return name in writers;
}

/**
 * Replaces what only the site can show by plain Markdown: components, imports
 * and admonitions.
 *
 * @throws Error with the name and line of a component without a Markdown form
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

/** @returns the replacement of a node; undefined if it stays */
function plain(node: RootContent): RootContent[] | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // Comments have no Markdown form and are removed.
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
    `<${node.name}> has no Markdown form. Add one in packages/markdown-export/plain-nodes.ts.`,
  );
}

/** Wraps inline content in a paragraph. */
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
      strong(title),
      ...((isLabel ? rest : node.children) as Blockquote['children']),
    ],
  };
}
