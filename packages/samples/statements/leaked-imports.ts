import ts from 'typescript';
import type { Program } from '../program/programs';
import { parseModule } from '../program/statements';
import type { Problem, Sample } from '../sample';

/**
 * Finds names that a visible block uses but only a check imports. The
 * script runs, but the reader's copy does not.
 */
export function leakedImports({ page, samples }: Program): Problem[] {
  const shown = samples.filter(({ isCheck }) => !isCheck);
  const imported = new Set(shown.flatMap(importedNames));
  const hidden = samples
    .filter(({ isCheck }) => isCheck)
    .flatMap(importedNames)
    .filter((name) => !imported.has(name));
  return shown.flatMap((sample) =>
    hidden
      .filter((name) => namesUsed(sample).has(name))
      .map((name) => ({
        page,
        line: sample.startLine,
        message: `Only a check, which readers do not see, imports ${name}. Import it in this block.`,
      })),
  );
}

/** @returns the identifiers of a block that may refer to a variable, without names of members */
function namesUsed(sample: Sample): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parseModule(sample.code));
  return used;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent)) &&
    parent.name === node
  );
}

function importedNames({ code }: Sample): string[] {
  return parseModule(code)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause: clause }) => {
      const bindings = clause?.namedBindings;
      return [
        ...(clause?.name ? [clause.name.text] : []),
        ...(bindings && ts.isNamespaceImport(bindings)
          ? [bindings.name.text]
          : []),
        ...(bindings && ts.isNamedImports(bindings)
          ? bindings.elements.map(({ name }) => name.text)
          : []),
      ];
    });
}
