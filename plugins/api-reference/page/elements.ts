import type {
  Blockquote,
  Emphasis,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';

interface Properties {
  class?: string;
  id?: string;
}

/** @returns an HTML element that holds blocks. */
export function block(
  name: string,
  properties: Properties,
  children: RootContent[],
): Blockquote {
  return {
    // No handler knows the type: of a blockquote's it would put line ends between the parts, hundreds a page.
    type: 'apiBlock' as 'blockquote',
    data: htmlElement(name, properties),
    children: children as Blockquote['children'],
  };
}

/** @returns a block element that holds text. */
export function line(
  name: string,
  properties: Properties,
  children: PhrasingContent[],
): Paragraph {
  return { type: 'paragraph', data: htmlElement(name, properties), children };
}

/** @returns an inline element. */
export function inline(
  name: string,
  properties: Properties,
  children: PhrasingContent[],
): Emphasis {
  return { type: 'emphasis', data: htmlElement(name, properties), children };
}

/** @returns characters. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** @returns the parts with the separator between them. */
export function joined(
  parts: readonly PhrasingContent[][],
  separator: string,
): PhrasingContent[] {
  return parts.flatMap((part, i) =>
    i > 0 ? [text(separator), ...part] : part,
  );
}

function htmlElement(hName: string, { class: names, id }: Properties) {
  return { hName, hProperties: { className: names?.split(' '), id } };
}
