import path from 'node:path';
import ts from 'typescript';

/** Types of Algolia's client for the fields of requests. */
const typeNames = [
  'BatchRequest',
  'BatchWriteParams',
  'IndexSettings',
  'OperationIndexParams',
  'SearchForHits',
  'SearchMethodParams',
] as const;

export type KnownFields = Record<(typeof typeNames)[number], Set<string>>;

/**
 * Reads the fields of each request from the declarations of Algolia's client,
 * so that the fake API knows the same fields as the client.
 */
export function readKnownFields(): KnownFields {
  const declarations = path.resolve(
    'node_modules/@algolia/client-search/dist/node.d.ts',
  );
  const program = ts.createProgram([declarations], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    strict: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(declarations)!;
  const aliases = new Map(
    source.statements.flatMap((statement) =>
      ts.isTypeAliasDeclaration(statement)
        ? [[statement.name.text, statement.name] as const]
        : [],
    ),
  );
  return Object.fromEntries(
    typeNames.map((name) => {
      const alias = aliases.get(name);
      if (!alias) throw new Error(`${declarations} declares no type ${name}.`);
      const type = checker.getTypeAtLocation(alias);
      const parts = type.isUnion() ? type.types : [type];
      return [
        name,
        new Set(
          parts.flatMap((part) =>
            checker.getPropertiesOfType(part).map((property) => property.name),
          ),
        ),
      ];
    }),
  ) as KnownFields;
}
