import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import ts from 'typescript';

/** Languages whose code TypeScript reads. */
const scripts = ['ts', 'tsx', 'js', 'jsx'];

/**
 * @returns all identifiers in the code of a page, and those that it declares at the top of a block: classes, functions, constants and types
 */
export function identifiersOf(tree: Root): {
  used: Set<string>;
  declared: Set<string>;
} {
  const used = new Set<string>();
  const declared = new Set<string>();
  visit(tree, 'code', ({ lang, value }: Code) => {
    if (!scripts.includes(lang ?? '')) return;
    const file = ts.createSourceFile('a.tsx', value, ts.ScriptTarget.ES2022);
    const walk = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) used.add(node.text);
      ts.forEachChild(node, walk);
    };
    walk(file);
    for (const statement of file.statements) {
      const declarations = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement as unknown as ts.NamedDeclaration];
      for (const { name } of declarations) {
        if (name && ts.isIdentifier(name)) declared.add(name.text);
      }
    }
  });
  return { used, declared };
}
