import { type Application, Converter, ParameterReflection } from 'typedoc';
import ts from 'typescript';

/** TypeDoc's name for a parameter that is destructured. */
const placeholder = '__namedParameters';

/** Names destructured parameters by their pattern, `{ x, y }`, because TypeDoc's name for them is not in the sources. */
export function nameParameters(app: Application): void {
  const patterns = new WeakMap<object, string>();
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (context, reflection) => {
    const { valueDeclaration } =
      context.getSymbolFromReflection(reflection) ?? {};
    if (!valueDeclaration || !ts.isParameter(valueDeclaration)) return;
    const pattern = patternOf(valueDeclaration.name);
    if (pattern) patterns.set(reflection, pattern);
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const reflection of Object.values(project.reflections)) {
      if (!(reflection instanceof ParameterReflection)) continue;
      if (reflection.name !== placeholder) continue;
      reflection.name = patterns.get(reflection) ?? 'options';
    }
  });
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
