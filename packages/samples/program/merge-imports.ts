import ts from 'typescript';
import { parseModule } from './statements';

interface Binding {
  key: string;
  typeOnly: boolean;
  /** The range to blank if the binding is a duplicate. */
  start: number;
  end: number;
}

/**
 * Blanks imports that repeat an earlier one, as a page may import `Field` in
 * every block. Lines and columns stay where they are.
 *
 * @param text a module whose imports may be anywhere at the top level
 */
export function mergeImports(text: string): string {
  const file = parseModule(text);
  const bindings = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap((statement) => bindingsOf(statement, file));
  const kept = new Map<string, Binding>();
  for (const binding of bindings) {
    const earlier = kept.get(binding.key);
    // A value import serves as a type as well, so it wins over `import type`.
    if (!earlier || (earlier.typeOnly && !binding.typeOnly)) {
      kept.set(binding.key, binding);
    }
  }
  return bindings
    .filter((binding) => kept.get(binding.key) !== binding)
    .reduce((result, { start, end }) => blank(result, start, end), text);
}

/** @returns the text with everything from `start` to `end` turned to spaces; line ends stay. */
export function blank(text: string, start: number, end: number): string {
  return (
    text.slice(0, start) +
    text.slice(start, end).replace(/[^\n]/g, ' ') +
    text.slice(end)
  );
}

function bindingsOf(
  statement: ts.ImportDeclaration,
  file: ts.SourceFile,
): Binding[] {
  const { importClause: clause, moduleSpecifier } = statement;
  const from = moduleSpecifier.getText(file).slice(1, -1);
  const whole = {
    typeOnly: clause?.isTypeOnly ?? false,
    start: statement.getStart(file),
    end: statement.end,
  };
  if (!clause?.namedBindings || ts.isNamespaceImport(clause.namedBindings)) {
    // Default, namespace and side-effect imports repeat as a whole.
    return [{ ...whole, key: `${from}|${clause?.getText(file) ?? ''}` }];
  }
  return clause.namedBindings.elements.map((element) => {
    const imported = (element.propertyName ?? element.name).text;
    const comma = /^\s*,/.exec(file.text.slice(element.end))?.[0].length ?? 0;
    return {
      key: `${from}|{${imported} as ${element.name.text}}`,
      typeOnly: clause.isTypeOnly || element.isTypeOnly,
      start: element.getStart(file),
      end: element.end + comma,
    };
  });
}
