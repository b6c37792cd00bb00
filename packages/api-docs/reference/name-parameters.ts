import { type Context, ParameterReflection } from 'typedoc';
import ts from 'typescript';

/** TypeDoc's name for a parameter that is destructured. */
const placeholder = '__namedParameters';

/** Names destructured parameters by their pattern, `{ x, y }`, because TypeDoc's name for them is not in the sources. */
export function nameParameters(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const isUnnamed =
      reflection instanceof ParameterReflection &&
      reflection.name === placeholder;
    if (!isUnnamed) continue;
    const node = context.getSymbolFromReflection(reflection)?.valueDeclaration;
    const pattern =
      node && ts.isParameter(node) ? patternOf(node.name) : undefined;
    reflection.name = pattern ?? 'options';
  }
}

/** @returns the names that callers give, without defaults; undefined for a plain name */
function patternOf(name: ts.BindingName): string | undefined {
  if (ts.isIdentifier(name)) return undefined;
  const names = name.elements.map((element) =>
    ts.isOmittedExpression(element)
      ? ''
      : `${element.dotDotDotToken ? '...' : ''}${(element.propertyName ?? element.name).getText()}`,
  );
  return ts.isObjectBindingPattern(name)
    ? `{ ${names.join(', ')} }`
    : `[${names.join(', ')}]`;
}
