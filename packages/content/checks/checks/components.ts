import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { isFigure } from '@o1js-docs/samples/page/figures';
import { attributesOf, isJsx, type JsxNode } from '@o1js-docs/markdown/jsx';
import type { Check, NodeCheck } from '../guide';

type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;
type Program = NonNullable<NonNullable<Esm['data']>['estree']>;
type Import = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

/** Attributes that HTML elements of guides have. */
const htmlAttribute =
  /^(?:align|className|colSpan|href|id|lang|open|role|rowSpan|start|title|aria-[a-z]+)$/;

/** HTML and components that guides use, next to figures and drawings. */
const htmlElements = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'cite', 'code', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure'],
  ...['h2', 'h3', 'h4', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub'],
  ...['summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u'],
  ...['ul', 'var', 'wbr'],
];
const ownComponent =
  /^(?:CategoryCards|Course|CourseProgress|FindField|Lens|LiveNetworks|ProveHere|Step|YourTurn)$/;

/** HTML in a page of CommonMark that no page has; a build stops at some of it. */
const scripts =
  /<(?:iframe|img|script|style)(?![\w-])|(?<=\s)(?:style|on[a-z]+)(?==)/i;
/** What the import of a file of the site begins with. */
const isOfSite = /^(?:@site\/|\.)/;

/** A guide imports only files of the site: an image, or a part of a page. A drawing takes its colors from src/css/tokens.css. */
export const imports: Check = ({ page, tree }, { siteFolder }) =>
  importsOf(tree).flatMap(({ loc, source }) => {
    const from = String(source.value);
    const file = from.startsWith('@site/')
      ? from.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(page), from);
    const line = loc?.start.line ?? 1;
    if (!isOfSite.test(from)) {
      const write = from.startsWith('@theme/Tab')
        ? ' Write what the tabs have below each other, with headings.'
        : '';
      const message = `Guides import images and parts of pages, by ./file or @site/file, and no packages: ${from}.${write}`;
      return { line, message };
    }
    const absolute = path.join(siteFolder, file);
    if (!existsSync(absolute)) {
      const message = `${from} leads to ${file}, which does not exist.`;
      return { line, message };
    }
    if (!file.endsWith('.svg')) return [];
    const [color] =
      /#[\da-f]{3,8}\b/i.exec(readFileSync(absolute, 'utf8')) ?? [];
    const message = `${file} has the color ${color}. Write currentColor, or a variable of src/css/tokens.css: var(--accent).`;
    return color ? { line, message } : [];
  });

/** Components exist, and HTML is plain enough for the Markdown that each page is offered as. */
export const components: NodeCheck = (node, { page, tree }) => {
  if (node.type === 'html') {
    const [found] = scripts.exec(node.value) ?? [];
    return (
      found &&
      `${found} is not used in guides: the theme says how elements look, and an island reacts to readers. Write Markdown.`
    );
  }
  if (node.type === 'mdxjsEsm') {
    return (
      /^export\b/m.test(node.value) &&
      'Guides export nothing. Write the text where it belongs, and remove the line.'
    );
  }
  if (!page.endsWith('.mdx')) return;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const isComment = /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value);
    return (
      !isComment &&
      `{${node.value}} runs as an expression, and guides contain none. To show a brace, write \\{.`
    );
  }
  if (!isJsx(node)) return;
  const imported = new Map(
    importsOf(tree).flatMap(({ specifiers, source }) =>
      specifiers.map(({ local }) => [local.name, String(source.value)]),
    ),
  );
  return wrongElement(node, imported) ?? wrongAttribute(node);
};

function importsOf(tree: Root): Import[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).filter(
          (statement) => statement.type === 'ImportDeclaration',
        )
      : [],
  );
}

function wrongElement(
  node: JsxNode,
  imported: ReadonlyMap<string, string>,
): string | undefined {
  const name = node.name ?? '';
  if (isFigure(name) || htmlElements.includes(name)) return undefined;
  if (name === 'img') {
    return 'An <img> has no Markdown form. Write ![What it shows](./file.svg).';
  }
  if (/^[a-z]/.test(name)) {
    return `<${name}> is not used in guides. Write Markdown, or one of ${htmlElements.join(', ')}. To show a sign, write \\<.`;
  }
  if (name === '') return '<> has no meaning here. To show a sign, write \\<.';
  if (ownComponent.test(name)) return undefined;
  const from = imported.get(name);
  if (from === undefined) {
    return `There is no component <${name}>. Import it above, as import ${name} from './file.svg'. To show a sign, write \\<.`;
  }
  // What a wrong import needs is told at the import. A part of a page is text.
  if (!isOfSite.test(from) || /\.mdx?$/.test(from)) return undefined;
  const { role, 'aria-label': label } = attributesOf(node);
  if (role === 'img' && label) return undefined;
  return `<${name}> has no text for readers who cannot see it: <${name} role="img" aria-label="What it shows" />`;
}

function wrongAttribute({ name, attributes }: JsxNode): string | undefined {
  for (const attribute of attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    if (key === 'class') return `Write className in place of class.`;
    if (/^[a-z]/.test(name ?? '') && !htmlAttribute.test(key) && key !== '…') {
      return `<${name} ${key}> is not used in guides: the theme says how elements look. Remove ${key}.`;
    }
    if (key === '…' || typeof (attribute.value ?? '') === 'object') {
      const { value } = attribute;
      const isSet = typeof value === 'object' && value?.value === 'true';
      return `<${name} ${key}={…}> runs as an expression, and guides contain none. Write ${isSet ? key : `${key}="text"`}.`;
    }
  }
  return undefined;
}
