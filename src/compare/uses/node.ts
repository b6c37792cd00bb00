/** A node of the syntax tree, as far as all kinds have it. */
export interface Node {
  type: string;
  loc?: { start: { line: number; column: number } } | null;
  [part: string]: unknown;
}

/** @returns whether a part of a node is a node itself */
export function isNode(part: unknown): part is Node {
  return (
    typeof part === 'object' &&
    part !== null &&
    typeof (part as Node).type === 'string'
  );
}

/** @returns a part that is a node; undefined where there is none */
export function nodeAt(node: Node, part: string): Node | undefined {
  const found = node[part];
  return isNode(found) ? found : undefined;
}

/** @returns the nodes of a list; none where there is no list */
export function nodesAt(node: Node, part: string): Node[] {
  const found = node[part];
  return Array.isArray(found) ? found.filter(isNode) : [];
}

const notCode = new Set([
  'loc',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'extra',
]);

/** @returns the nodes below a node, in the order in which they are written */
export function childrenOf(node: Node): Node[] {
  return Object.keys(node)
    .filter((part) => !notCode.has(part))
    .flatMap((part) => {
      const found = node[part];
      if (Array.isArray(found)) return found.filter(isNode);
      return isNode(found) ? [found] : [];
    });
}

/** @returns the name of an identifier, or the text of a string; undefined for other nodes */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name as string;
  return node?.type === 'StringLiteral' ? (node.value as string) : undefined;
}

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'TSInstantiationExpression',
  'ChainExpression',
]);

/** @returns the expression, without what does not change its value */
export function bareExpression(node: Node): Node {
  const inner = wrappers.has(node.type)
    ? nodeAt(node, 'expression')
    : undefined;
  return inner ? bareExpression(inner) : node;
}

/** @returns whether a string names the library */
export function isLibrary(node: Node | undefined): boolean {
  return node?.type === 'StringLiteral' && node.value === 'o1js';
}
