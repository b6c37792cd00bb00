import ts from 'typescript';

/** @returns the names that a statement declares in its scope. */
export function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      namesOfBinding(name),
    );
  }
  const isNamed =
    ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function namesOfBinding(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name),
  );
}

/** @returns whether running the statement waits for a promise; functions it merely declares do not count. */
export function awaits(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true;
  if (ts.isForOfStatement(node) && node.awaitModifier) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, awaits) ?? false;
}

/** @returns whether any of the names occurs in the node. */
export function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => mentions(child, names)) ?? false;
}

/** @returns true if the statement does nothing at its position: it is hoisted, or exists only at compile time */
export function isInert(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isEmptyStatement(statement) ||
    (ts.canHaveModifiers(statement) &&
      (ts
        .getModifiers(statement)
        ?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ??
        false))
  );
}
