import { visit } from 'unist-util-visit';
import { isFigure } from '../../code-samples/page/inline-figures';
import { attributesOf, isJsx, type JsxNode } from '../../markdown/jsx';
import { hasMarkdownForm, htmlElements } from '../../markdown-pages/plain-nodes'; // prettier-ignore
import type { Check, Finding } from '../guide';
import { importsOf } from './imports';

/** Components exist, and they and HTML have a Markdown form, because each page is offered as Markdown too. */
export const components: Check = ({ page, tree }) => {
  if (!page.endsWith('.mdx')) return [];
  const imported = new Set(importsOf(tree).flatMap(({ names }) => names));
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (
      node.type === 'mdxTextExpression' ||
      node.type === 'mdxFlowExpression'
    ) {
      if (/^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value)) return;
      findings.push({
        line,
        message: `{${node.value}} runs as an expression, and guides contain none. To show a brace, write \\{.`,
      });
    }
    if ('attributes' in node && isJsx(node)) {
      const message = wrongElement(node, imported) ?? wrongAttribute(node);
      if (message) findings.push({ line, message });
    }
  });
  return findings;
};

function wrongElement(
  node: JsxNode,
  imported: ReadonlySet<string>,
): string | undefined {
  const name = node.name ?? '';
  if (isFigure(name) || (htmlElements.includes(name) && !imported.has(name))) {
    return undefined;
  }
  if (name === 'img') {
    return 'An <img> has no Markdown form. Write ![What it shows](./file.svg).';
  }
  if (/^[a-z]/.test(name)) {
    return `<${name}> is not used in guides. Write Markdown, or one of ${htmlElements.join(', ')}. To show a sign, write \\<.`;
  }
  if (name === '') return '<> has no meaning here. To show a sign, write \\<.';
  if (!imported.has(name) && !hasMarkdownForm(name)) {
    return `There is no component <${name}>. Import it above, as import ${name} from './file.svg'. To show a sign, write \\<.`;
  }
  const { role, 'aria-label': label } = attributesOf(node);
  if (hasMarkdownForm(name) || (role === 'img' && label)) return undefined;
  return `<${name}> has no text for readers who cannot see it: <${name} role="img" aria-label="What it shows" />`;
}

function wrongAttribute({ name, attributes }: JsxNode): string | undefined {
  const computed = attributes.find(
    (attribute) =>
      attribute.type !== 'mdxJsxAttribute' ||
      (typeof attribute.value === 'object' && attribute.value !== null),
  );
  if (!computed) return undefined;
  const key = computed.type === 'mdxJsxAttribute' ? computed.name : '…';
  return `<${name} ${key}={…}> runs as an expression, and guides contain none. Write ${key}="text".`;
}
