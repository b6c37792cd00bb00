import ts from 'typescript';
import type { NamedSymbol } from '../../symbols/samples/resolve';
import type { ApiSymbol } from '../../symbols/symbol';

/** Codes of errors about the arguments of a call. */
const ofArguments = new Set([2345, 2554, 2555, 2769]);

/**
 * @param names of o1js in the same file
 * @returns the symbol that an error is on, or whose call has the argument that it is on; undefined for errors of the sample's own names
 */
export function symbolAt(
  { file, start = 0, length = 0, code }: ts.Diagnostic,
  names: readonly NamedSymbol[],
): ApiSymbol | undefined {
  const offset = ({ line, column }: NamedSymbol) =>
    file!.getPositionOfLineAndCharacter(line - 1, column);
  // An error on `Mina.f` is about the last name of it.
  const touched = names.findLast((each) => {
    const at = offset(each);
    return at >= start && at < start + length;
  });
  if (touched && !ofArguments.has(code)) return touched.symbol;
  let node: ts.Node | undefined = innermost(file!, start);
  for (; node && !ts.isStatement(node); node = node.parent) {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) continue;
    const isArgument = start >= node.expression.getEnd() || code === 2554;
    if (!isArgument) continue;
    const end = node.expression.getEnd();
    const callee = names.find(
      (each) => offset(each) + each.text.length === end,
    );
    return callee?.symbol;
  }
  return touched?.symbol;
}

function innermost(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || position >= node.getEnd()) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
