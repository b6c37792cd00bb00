import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Writes links and images by reference, `![text][name]`, as those with an
 * address: Docusaurus copies the files of the latter only. Belongs in the docs
 * plugin's `beforeDefaultRemarkPlugins`.
 */
export function referencesRemark() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (definition) => {
      // The first of a name counts.
      if (definitions.has(definition.identifier)) return;
      definitions.set(definition.identifier, definition);
    });
    visit(tree, ['imageReference', 'linkReference'], (node) => {
      if (node.type !== 'imageReference' && node.type !== 'linkReference') {
        return;
      }
      const { url, title } = definitions.get(node.identifier)!;
      Object.assign(node, {
        type: node.type === 'imageReference' ? 'image' : 'link',
        url,
        title,
      });
    });
  };
}
