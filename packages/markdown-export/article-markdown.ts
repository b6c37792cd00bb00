import type { Element } from 'hast';
import type { Code, Paragraph, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { languageNames } from '@o1js-docs/samples/page/block-head';

type Handlers = NonNullable<Options['handlers']>;

/** The most characters of folded details of the reference. Longer ones repeat what its members say. */
const longestFold = 2_500;

/** Comments of React, and the place of a declaration in the package's source. */
const leftOut = /<!--.*?-->|(?: · )?<a [^>]*>source<\/a>/g;

/** Elements and classes of what only works on the site. An assistant has one package manager. */
const siteElements = [
  ...['button', 'footer', 'form', 'input', 'label', 'legend', 'nav'],
  ...['noscript', 'progress', 'script', 'style'],
];
const siteClasses = ['hash-link', 'checked', 'button', 'pnpm', 'yarn', 'bun']; // prettier-ignore

/**
 * Writes the article of a built page as Markdown that is readable outside of the
 * site: with absolute links, with drawings as text, without what needs a browser.
 *
 * @param html the built page
 * @param address of the page
 * @throws Error if the page has no article
 */
export function articleMarkdown(html: string, address: string): string {
  const article = /<div class="theme-doc-markdown[^]*?(?=<\/article>)/.exec(
    html,
  );
  if (!article) throw new Error(`${address} has no article.`);
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeRemark, {
      handlers: { ...handlers, ...linkHandlers(address) },
    })
    // Aligned columns would double the length of a page with tables.
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' });
  return String(processor.processSync(article[0].replace(leftOut, '')));
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

const strong = (value: string): Paragraph =>
  paragraph({ type: 'strong', children: [text(value)] });

function hasClass({ properties }: Element, ...names: string[]): boolean {
  const own = properties.className;
  return Array.isArray(own) && names.some((name) => own.includes(name));
}

/** Makes links absolute. The copy has no anchors, and links of each term and name in a guide are in the way. */
function linkHandlers(address: string): Handlers {
  const isReference = address.includes('/api-reference/');
  const absolute = (target: unknown) => new URL(String(target), address).href;
  return {
    a: (state, node: Element) => {
      if (hasClass(node, ...siteClasses)) return undefined;
      const children = state.all(node) as PhrasingContent[];
      const href = String(node.properties.href);
      const isName =
        href.includes('/api-reference/') && children[0]?.type === 'inlineCode';
      const isPlain =
        href.startsWith('#') ||
        href.includes('/glossary#') ||
        (isName && !isReference);
      return isPlain
        ? children
        : { type: 'link', url: absolute(href), children };
    },
    img: (_, { properties }: Element) => ({
      type: 'image',
      alt: String(properties.alt),
      url: absolute(properties.src),
    }),
  };
}

const container: Handlers['div'] = (state, node: Element) => {
  if (hasClass(node, ...siteClasses)) return undefined;
  if (hasClass(node, 'theme-code-block')) return codeBlock(node);
  if (!hasClass(node, 'theme-admonition')) {
    return state.toFlow(state.all(node));
  }
  const [heading, content] = node.children as Element[];
  return {
    type: 'blockquote',
    children: [
      strong(toString(heading!)),
      ...state.toFlow(state.all(content!)),
    ],
  };
};

const handlers: Handlers = {
  ...Object.fromEntries(siteElements.map((name) => [name, () => undefined])),
  details: (state, node: Element) => {
    // The course shows its solutions only to readers who ask for them.
    if (hasClass(node, 'step-solution')) return undefined;
    const isLong =
      hasClass(node, 'api-fold') && toString(node).length > longestFold;
    const [summary] = node.children as Element[];
    return isLong || hasClass(node, 'api-changed')
      ? state.one(summary!, node)
      : state.all(node);
  },
  div: container,
  section: container,
  // The gates of a circuit.
  dl: (_, node: Element) => {
    const gates = (node.children as Element[]).map(({ children }) =>
      children.map((child) => toString(child)).join(' '),
    );
    return paragraph(text(gates.join(', ')));
  },
  // The mark of a step that is not solved yet.
  span: (state, node: Element) =>
    node.properties.role === 'img' ? undefined : state.all(node),
  summary: (_, node) => strong(toString(node)),
  sup: (state, node) => [text('^'), ...state.all(node)],
  svg: (_, { properties }: Element) =>
    properties.role === 'img'
      ? paragraph(text(String(properties.ariaLabel)))
      : undefined,
  td: (state, node) => ({
    type: 'tableCell',
    children: state
      .all(node)
      .flatMap((block, i) =>
        block.type === 'paragraph'
          ? [...(i > 0 ? [text(' ')] : []), ...block.children]
          : [block as PhrasingContent],
      ),
  }),
};

/** The head of a block names its file or its language. */
function codeBlock(block: Element): Code {
  const [, lang] = /\blanguage-(\w+)/.exec(String(block.properties.className))!;
  const title = block.children
    .filter((child) => child.type === 'element' && hasClass(child, 'code-head'))
    .map((head) => toString((head as Element).children[0]))
    .find((each) => !Object.values(languageNames).includes(each));
  const meta = title && `title="${title}"`;
  const lines: string[] = [];
  visit(block, 'element', (node) => {
    if (hasClass(node, 'token-line')) lines.push(toString(node));
  });
  return { type: 'code', lang, meta, value: lines.join('\n') };
}
