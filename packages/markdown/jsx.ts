import type { RootContent } from 'mdast';
// Adds the JSX nodes to mdast's types.
import type {} from 'remark-mdx';

/** A component in a page, as a Markdown node. */
export type JsxNode = Extract<
  RootContent,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

type JsxBlock = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

type MdxJsxAttribute = Extract<
  JsxBlock['attributes'][number],
  { type: 'mdxJsxAttribute' }
>;

/** @returns true if a node is a component, as a block or in text */
export function isJsx(node: RootContent): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** @returns a component or an HTML element as a block, e.g. below a code block */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[] = [],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    children: children as JsxBlock['children'],
  };
}

/** @returns attributes of a component, as nodes */
export function jsxAttributes(
  attributes: Readonly<Record<string, string>>,
): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}

/** @returns the attributes of a component whose values are strings */
export function attributesOf(node: JsxNode): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
