import type { Root } from 'mdast';
import { fencesOfTree } from '@o1js-docs/samples/parse/samples-of-page';

/** Languages of blocks that are read. */
const scripts = ['ts', 'tsx', 'js', 'jsx'];

const declaration =
  /^(?:export |default |abstract |async )*(?:const|let|class|function|type|interface|enum) (\w+)/gm;

/** @returns the code of a page's blocks, with what is hidden */
export function codeOf(tree: Root, page: string): string {
  return fencesOfTree(tree, page)
    .filter(({ node }) => scripts.includes(node.lang ?? ''))
    .map(({ node, sample }) => sample?.code ?? node.value)
    .join('\n');
}

/** @returns the words in code, and the names that it declares at its top: classes, functions, constants and types */
export function identifiersOf(code: readonly string[]): {
  used: Set<string>;
  declared: Set<string>;
} {
  const all = code.join('\n');
  const declared = [...all.matchAll(declaration)].map(([, name = '']) => name);
  return { used: new Set(all.match(/\w+/g)), declared: new Set(declared) };
}
