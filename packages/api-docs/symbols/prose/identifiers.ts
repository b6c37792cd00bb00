import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Languages of blocks that are read. */
const scripts = ['ts', 'tsx', 'js', 'jsx'];

const declaration =
  /^(?:export |default |abstract |async )*(?:const|let|class|function|type|interface|enum) (\w+)/gm;

/** @returns the code of a page's blocks */
export function codeOf(tree: Root): string {
  const blocks: string[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (scripts.includes(lang ?? '')) blocks.push(value);
  });
  return blocks.join('\n');
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
