import type { Html, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf, isJsx } from '@o1js-docs/markdown/jsx';
import type { Figures } from './figures';

/** Renderers of the components. Their attribute `of` names a sample, an example project, or a release. */
const renderers: Readonly<
  Record<string, (figures: Figures, a: Record<string, string>) => string>
> = {
  Rows: (figures, { of = '', method }) => figures.rows(of, method),
  Time: (figures, { of = '', step = '', method, backend }) =>
    figures.time(of, step, method, backend),
  Speedup: (figures, { of = '', step = '', method }) =>
    figures.speedup(of, step, method),
  Memory: (figures, { of = '', backend }) => figures.memory(of, backend),
  MeasuredOn: (figures, { of = '' }) => figures.measuredOn(of),
  Download: (figures, { of = '', part = '', as }) =>
    figures.download(of, part, as === 'raw' ? 'raw' : 'gzip'),
  BrowserTime: (figures, { of = '', stage = '' }) =>
    figures.browserTime(of, stage),
  BrowserMeasuredOn: (figures, { of = '' }) => figures.browserMeasuredOn(of),
  Checked: (figures, { of = '', what = '' }) => figures.checked(of, what),
};

/** Name of the component for a table of a release's guides and their checks. */
export const checkedGuides = 'CheckedGuides';

/** @returns true if a component shows a recorded figure */
export function isFigure(name: string): boolean {
  return name in renderers || name === checkedGuides;
}

const htmlComponent = /^<(?<name>\w+)\s(?<attributes>[^>]*?)\/?>$/;
const htmlAttribute = /(?<key>\w+)="(?<value>[^"]*)"/g;

/**
 * Replaces `<Rows of="id" />`, `<Time of="id" step="prove" />`,
 * `<Speedup of="id" step="prove" />`, `<Memory of="id" />` and
 * `<MeasuredOn of="id" />`, and of example projects `<Download of="next"
 * part="page" />`, `<BrowserTime of="next" stage="proving" />` and
 * `<BrowserMeasuredOn of="next" />` by the recorded figures, and `<Checked
 * of="2.5.0" what="run" />` by what is counted, as text.
 *
 * @param fail called with what is wrong with a component; does not return
 */
export function insertFigures(
  tree: Root,
  figures: Figures,
  fail: (message: string, node: RootContent) => never,
): void {
  visit(tree, (node, index, parent) => {
    const found = readComponent(node as RootContent);
    const render = found && renderers[found.name];
    if (!render || parent === undefined || index === undefined) return;
    let text: string;
    try {
      text = render(figures, found.attributes);
    } catch (error) {
      return fail((error as Error).message, node as RootContent);
    }
    parent.children.splice(index, 1, textNode(node.type, text));
    return [SKIP, index];
  });
}

function readComponent(
  node: RootContent,
): { name: string; attributes: Record<string, string> } | undefined {
  if (isJsx(node)) {
    return { name: node.name ?? '', attributes: attributesOf(node) };
  }
  return node.type === 'html' ? readHtml(node) : undefined;
}

/** In `.md` a component is HTML to the parser. */
function readHtml({ value }: Html) {
  const groups = htmlComponent.exec(value.trim())?.groups;
  if (!groups) return undefined;
  const attributes = [...(groups.attributes ?? '').matchAll(htmlAttribute)].map(
    ({ groups: { key = '', value = '' } = {} }) => [key, value] as const,
  );
  return {
    name: groups.name ?? '',
    attributes: Object.fromEntries(attributes),
  };
}

function textNode(replaced: string, value: string): RootContent {
  return replaced === 'mdxJsxFlowElement'
    ? { type: 'paragraph', children: [{ type: 'text', value }] }
    : { type: 'text', value };
}
