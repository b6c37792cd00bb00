import ts from 'typescript';
import type { Sample } from '../sample';
import { declaredNames, hasModifier, parseModule } from './statements';

/** The imports of a module from a file next to it: `import { tag } from './hmac'`. */
export interface LocalImport {
  /** `hmac.ts` */
  file: string;
  /** The names as the file exports them. */
  names: string[];
  start: number;
  end: number;
}

/** @returns the file of the same folder that an import names: `hmac.ts` for `./hmac.js`; undefined if it is of another one */
export function localFile(specifier: string): string | undefined {
  const [, stem] = /^\.\/([^/?]+?)(?:\.[jt]s)?$/.exec(specifier) ?? [];
  return stem && `${stem}.ts`;
}

/** @returns the imports of named bindings from files of the same folder. */
export function localImports(text: string): LocalImport[] {
  const source = parseModule(text);
  return source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((statement) => {
      const from = statement.moduleSpecifier.getText(source).slice(1, -1);
      const file = localFile(from);
      const bindings = statement.importClause?.namedBindings;
      if (!file || !bindings || !ts.isNamedImports(bindings)) return [];
      const names = bindings.elements.map(
        ({ name, propertyName }) => (propertyName ?? name).text,
      );
      const start = statement.getStart(source);
      return [{ file, names, start, end: statement.end }];
    });
}

/** @returns the names that declarations of a module export. */
export function exportedNames(text: string): Set<string> {
  const source = parseModule(text);
  const exported = source.statements.filter((statement) =>
    hasModifier(statement, ts.SyntaxKind.ExportKeyword),
  );
  return new Set(
    exported.flatMap((statement) => {
      if (ts.isVariableStatement(statement)) return declaredNames(statement);
      const { name } = statement as ts.DeclarationStatement;
      return name ? [name.getText(source)] : [];
    }),
  );
}

/**
 * Finds the titled blocks that a block imports, directly or through others.
 *
 * @param above the blocks above it; of two with one title, the nearer counts
 */
export function importedFiles(
  sample: Sample,
  above: readonly Sample[],
): Sample[] {
  const found = new Set<Sample>();
  const add = ({ code }: Sample) => {
    for (const { file } of localImports(code)) {
      const target = above.findLast(
        ({ title, check }) => title === file && check !== 'test',
      );
      if (!target || found.has(target)) continue;
      found.add(target);
      add(target);
    }
  };
  add(sample);
  return [...found];
}
