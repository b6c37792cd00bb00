import ts from 'typescript';

/** @returns the text that replaces a node, or undefined if the node isn't changed. `write` writes a node in the same way. */
type Way = (
  node: ts.Node,
  write: (node: ts.Node) => string,
) => string | undefined;

export const comparisonsAsBools = 'with comparisons that are Bools';

const ways: Record<string, Way> = {
  'in helper functions': (node, write) => {
    const { parent } = node;
    if (ts.isBlock(node) && ts.isFunctionLike(parent)) {
      const isAsync =
        ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Async;
      return `{ const work = ${isAsync ? 'async ' : ''}() => ${write(node)}; return work(); }`;
    }
    const isConstant =
      ts.isVariableDeclaration(parent) &&
      parent.initializer === node &&
      ts.isSourceFile(parent.parent.parent.parent);
    return isConstant &&
      !ts.isArrowFunction(node) &&
      // A function's result isn't one of a few texts.
      !ts.isStringLiteral(node)
      ? `(() => (${write(node)}))()`
      : undefined;
  },

  'with o1js as a namespace': (node) => {
    if (ts.isImportDeclaration(node)) {
      const isFirst = node.getSourceFile().statements[0] === node;
      return isFirst ? "import * as o1js from 'o1js';" : '';
    }
    if (!ts.isIdentifier(node) || !importsOf(node).has(node.text))
      return undefined;
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent)) {
      return `${node.text}: o1js.${node.text}`;
    }
    const isOther =
      'name' in parent &&
      parent.name === node &&
      !ts.isTypeReferenceNode(parent);
    return isOther ? undefined : `o1js.${node.text}`;
  },

  'with sides swapped': (node, write) => {
    const [owner, method, first, ...others] = callOf(node);
    const isSymmetric = /^(equals|assert(Not)?Equals|and|or)$/.test(method);
    if (!isSymmetric || !first || ts.isLiteralExpression(first))
      return undefined;
    return `${write(first)}.${method}(${[owner!, ...others].map(write).join(', ')})`;
  },

  [comparisonsAsBools]: (node, write) => {
    const [owner, method, first, ...others] = callOf(node);
    const [, comparison] =
      /^assert(Equals|(?:Less|Greater)Than(?:OrEqual)?)$/.exec(method) ?? [];
    if (!comparison) return undefined;
    const name = comparison[0].toLowerCase() + comparison.slice(1);
    return `${write(owner!)}.${name}(${write(first)}).assertTrue(${others.map(write).join(', ')})`;
  },
};

/** @returns the owner, the method and the arguments of a call; an empty name if it is none */
function callOf(
  node: ts.Node,
): [owner: ts.Node | undefined, method: string, ...given: ts.Node[]] {
  return ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression)
    ? [node.expression.expression, node.expression.name.text, ...node.arguments]
    : [undefined, ''];
}

function importsOf(node: ts.Node): Set<string> {
  const { statements } = node.getSourceFile();
  return new Set(
    statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
      const named = importClause!.namedBindings as ts.NamedImports;
      return named.elements.map(({ name }) => name.text);
    }),
  );
}

/**
 * Writes a right program in other ways that are right, too.
 *
 * @param code TypeScript
 * @returns other programs, by the way in which they are written
 */
export function rewritesOf(code: string): Map<string, string> {
  const { ES2022 } = ts.ScriptTarget;
  const file = ts.createSourceFile('program.ts', code, ES2022, true);
  const rewrites = Object.entries(ways).map(([name, way]) => {
    const write = (node: ts.Node): string => {
      let [text, at] = ['', node.getStart(file)];
      ts.forEachChild(node, (child) => {
        text += code.slice(at, child.getStart(file));
        text += way(child, write) ?? write(child);
        at = child.end;
      });
      return text + code.slice(at, node.end);
    };
    return [name, write(file).trim()] as const;
  });
  return new Map(rewrites.filter(([, rewrite]) => rewrite !== code.trim()));
}
