import ts from 'typescript';

/** The message for a statement whose promise is not awaited. */
export const floatingPromise =
  'This promise is not awaited, so what fails in it fails unseen. ' +
  'Write await before it; or void, if the sample means to go on without it.';

/**
 * Finds promises that nothing awaits, as typescript-eslint's
 * no-floating-promises does.
 *
 * @returns the lines, from 1, of the statements
 */
export function floatingPromises(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): number[] {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && floats(node.expression, checker)) {
      const start = node.getStart(file);
      lines.push(file.getLineAndCharacterOfPosition(start).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

function floats(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const isAssignment =
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (isAssignment || catches(expression)) return false;
  // An awaited expression has the type of its result, and `void x` is undefined.
  return checker
    .getTypeAtLocation(expression)
    .getProperties()
    .some(({ name }) => name === 'then');
}

/** @returns true if the expression ends in `.catch(…)` or `.then(…, …)` */
function catches(expression: ts.Expression): boolean {
  if (
    !ts.isCallExpression(expression) ||
    !ts.isPropertyAccessExpression(expression.expression)
  ) {
    return false;
  }
  const { name } = expression.expression;
  return (
    name.text === 'catch' ||
    (name.text === 'then' && expression.arguments.length > 1)
  );
}
