import ts from 'typescript';

/**
 * @param file of the package, relative to the folder of its declarations
 * @returns the unique id of a declaration in the package: `lib/provable/int.d.ts:812`
 */
export function declarationId(node: ts.Declaration, file: string): string {
  return `${file}:${(ts.getNameOfDeclaration(node) ?? node).getStart()}`;
}
