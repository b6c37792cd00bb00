import type { Context } from 'typedoc';
import ts from 'typescript';

/**
 * Makes TypeDoc document a class that the package exports with
 * `export type { X }` as a class. TypeDoc 0.28.7 and later call it an interface.
 *
 * @param context the conversion that is about to begin; its syntax trees are changed in place
 */
export function keepClasses(context: Context): void {
  for (const program of context.programs) {
    for (const file of program.getSourceFiles()) {
      if (!program.isSourceFileDefaultLibrary(file)) {
        file.statements.forEach(clearTypeOnly);
      }
    }
  }
}

function clearTypeOnly(statement: ts.Statement): void {
  if (!ts.isExportDeclaration(statement)) return;
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return;
  for (const node of [statement, ...exportClause.elements]) {
    if (node.isTypeOnly) (node as { isTypeOnly: boolean }).isTypeOnly = false;
  }
}
