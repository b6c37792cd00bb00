import type { Diagnostic } from '@o1js-docs/samples/types/compile';

/** TypeScript's codes for a name, namespace or package from outside and for `this` of a class, and for errors that follow. */
const outside = [
  2304, 2307, 2318, 2503, 2532, 2552, 2580, 2683, 7006, 7022, 7031, 18004,
];
const firstOfSemantics = 2000;

/** Omissions in doc comments, and members without their class. */
const elided =
  /\.\.\.\s*[),]|^\s*@\w+(\([^)]*\))? *(async )?\w+\(|^(async )?\w+\([^)]*\)(: [^{]+)? ?\{$/m;

/** @returns the outcome of an example that TypeScript does not accept; undefined if it can run */
export function outcomeOfTypes(
  code: string,
  diagnostics: readonly Diagnostic[],
): string | undefined {
  if (diagnostics.length === 0) return undefined;
  const own = diagnostics.filter((each) => !outside.includes(each.code));
  const [first] = own;
  const isSyntax = own.some((each) => each.code < firstOfSemantics);
  return !first || (isSyntax && elided.test(code))
    ? 'Part of a program: not run.'
    : `TypeScript does not accept it: ${firstLine(first.message)}`;
}

/** @returns the first line of a message, without the machine's paths and at most 160 characters long */
export function firstLine(message: string): string {
  const text = message
    .replace(/\n[^]*/, '')
    .replace(/import\("[^"]*"\)\.?/g, '');
  return text.replace(/^(.{160}).+/, '$1…');
}
