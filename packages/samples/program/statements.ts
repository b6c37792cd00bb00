import ts from 'typescript';

/** @returns the syntax tree of a module, whose nodes know their parents */
export function parseModule(text: string): ts.SourceFile {
  return ts.createSourceFile('page.ts', text, ts.ScriptTarget.ES2022, true);
}

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

/** @returns the names of a variable or parameter */
export function namesOfBinding(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesOfBinding(element.name),
  );
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
    hasModifier(statement, ts.SyntaxKind.DeclareKeyword)
  );
}

/** @returns true if a statement begins with a word such as `export` */
export function hasModifier(statement: ts.Statement, word: ts.SyntaxKind) {
  const modifiers = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)
    : undefined;
  return modifiers?.some(({ kind }) => kind === word) ?? false;
}
