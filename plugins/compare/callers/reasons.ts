import ts from 'typescript';
import type { Reason } from '../../../src/compare/data';
import { assignable, functionOf, omitted, typeOf } from './assignable';
import { reasonsOfCall } from './calls';

/**
 * @param before how a symbol was written, overloads on lines of their own
 * @param after how it is written
 * @returns why code that was written for the one may fail on the other; none when it cannot
 */
export function reasonsBetween(before: string, after: string): Reason[] {
  const [then, now] = [declarationsOf(before), declarationsOf(after)];
  if (then.length === 0 || now.length === 0) return ['t?'];
  const [calls, others] = [
    then.map(functionOf).filter((each) => each !== undefined),
    then.filter((each) => !functionOf(each)),
  ];
  const callsNow = now.map(functionOf).filter((each) => each !== undefined);
  const reasons = [
    ...calls.flatMap((call) => {
      if (callsNow.length === 0) return ['t?' as const];
      // An overload that fits is chosen.
      return callsNow
        .map((each) => reasonsOfCall(call, each))
        .reduce((best, each) => (each.length < best.length ? each : best));
    }),
    ...others.flatMap((each) => reasonsOfOther(each, now)),
  ];
  return [...new Set(reasons)];
}

/** Of what is not called: a value has to be what it was, a type may be written and read. */
function reasonsOfOther(
  before: ts.Node,
  now: readonly ts.Node[],
): readonly Reason[] {
  const after = now.find((each) => formOf(each) === formOf(before));
  if (!after) return ['t?'];
  const [then, type] = [typeOf(before), typeOf(after)];
  if (ts.isTypeAliasDeclaration(before)) {
    const isSame =
      assignable(then, type) === 'yes' && assignable(type, then) === 'yes';
    return isSame && takesSameTypes(before, after) ? [] : ['t?'];
  }
  if (ts.isClassDeclaration(before) || ts.isInterfaceDeclaration(before)) {
    const lost = (before.heritageClauses ?? []).some(
      (clause) => !after.getText().includes(clause.getText()),
    );
    return lost || !takesSameTypes(before, after) ? ['t?'] : [];
  }
  if (!then || !type) return ['t?'];
  const relation = assignable(type, then);
  if (relation === 'yes') return [];
  return [relation === 'no' ? 'r' : 'r?'];
}

/** What can be read is the same to a reader, however it is declared. */
function formOf(node: ts.Node): ts.SyntaxKind {
  return ts.isGetAccessor(node) || ts.isVariableDeclaration(node)
    ? ts.SyntaxKind.PropertySignature
    : node.kind;
}

/** A type argument more has to have a default. */
function takesSameTypes(before: ts.Node, after: ts.Node): boolean {
  const [then, now] = [before, after].map(
    (each) =>
      (each as ts.DeclarationWithTypeParameterChildren).typeParameters ?? [],
  );
  return (
    now!.length >= then!.length &&
    now!.slice(then!.length).every((each) => 'default' in each && each.default)
  );
}

const statement =
  /^(?:export |declare )*(?:abstract class|class|interface|enum|namespace|function|const|let|type) /;

/** @returns the declarations of a signature; none when it cannot be read, because too much of it was left out */
function declarationsOf(signature: string): ts.Node[] {
  const text = signature.replaceAll('{ … }', omitted);
  const isStatement = statement.test(text);
  const file = ts.createSourceFile(
    'signature.d.ts',
    isStatement ? text : `interface Of { ${text} }`,
    ts.ScriptTarget.Latest,
    true,
  );
  const { parseDiagnostics } = file as unknown as {
    parseDiagnostics: readonly unknown[];
  };
  const nodes = isStatement
    ? file.statements.flatMap((each): ts.Node[] =>
        ts.isVariableStatement(each)
          ? [...each.declarationList.declarations]
          : [each],
      )
    : file.statements.flatMap((each): ts.Node[] =>
        ts.isInterfaceDeclaration(each) ? [...each.members] : [],
      );
  // `class Proof<A>` is recorded without its body.
  const isBodiless = nodes.every(
    (each) =>
      ts.isClassDeclaration(each) ||
      ts.isInterfaceDeclaration(each) ||
      ts.isEnumDeclaration(each) ||
      ts.isModuleDeclaration(each),
  );
  return parseDiagnostics.length > 0 && !isBodiless ? [] : nodes;
}
