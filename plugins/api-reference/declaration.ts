import {
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc';

const keywords = new Map([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
]);

/**
 * @param model the subject of a page
 * @returns the first line of its declaration in TypeScript, e.g. `class UInt64 extends CircuitValue`, or `undefined` if TypeDoc writes the signature
 */
export function declarationOf(
  model: DeclarationReflection | ProjectReflection,
): string | undefined {
  const keyword = keywords.get(model.kind);
  if (!keyword || model.isProject()) return undefined;
  const { name, typeParameters, extendedTypes, implementedTypes } = model;
  return [
    ...(model.flags.isAbstract ? ['abstract'] : []),
    `${keyword} ${name}${typeParameters ? `<${typeParameters.map((each) => each.name).join(', ')}>` : ''}`,
    ...(extendedTypes ? [`extends ${extendedTypes.join(', ')}`] : []),
    ...(implementedTypes ? [`implements ${implementedTypes.join(', ')}`] : []),
  ].join(' ');
}
