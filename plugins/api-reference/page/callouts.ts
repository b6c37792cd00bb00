import type { Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { text } from './elements';

/** First words of warnings in doc comments -> Docusaurus' word. */
const kinds: Readonly<Record<string, string>> = {
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
  important: 'warning',
  note: 'note',
};

/** Turns paragraphs of a doc comment such as `**Warning**: …` into callouts. */
export function callouts(nodes: readonly RootContent[]): RootContent[] {
  return nodes.map((node) =>
    node.type === 'paragraph' ? (calloutOf(node) ?? node) : node,
  );
}

/** @returns a callout that holds the nodes; undefined where its title is no word for one */
export function calloutNamed(
  title: string,
  children: RootContent[],
): RootContent | undefined {
  const name = kinds[title.toLowerCase().replace(/:$/, '')];
  return name === undefined
    ? undefined
    : ({
        type: 'containerDirective',
        name,
        attributes: {},
        children,
      } as RootContent);
}

function calloutOf(paragraph: Paragraph): RootContent | undefined {
  const [first, second, ...rest] = paragraph.children;
  if (first?.type !== 'strong') return undefined;
  const after = second?.type === 'text' ? second.value : '';
  const colon = /^\s*:?\s*/.exec(after)![0];
  if (!colon.includes(':') && !toString(first).endsWith(':')) return undefined;
  const children = [
    ...(second?.type === 'text'
      ? [text(after.slice(colon.length))]
      : second
        ? [second]
        : []),
    ...rest,
  ];
  return calloutNamed(toString(first), [{ ...paragraph, children }]);
}
