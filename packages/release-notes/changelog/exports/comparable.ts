import ts from 'typescript';
import { declarationText } from '@o1js-docs/api-docs/symbols/table/signature';

/**
 * @param node a declaration of a symbol
 * @param name its name as users write it: `UInt64.from`
 * @returns the declaration as callers see it: without names of parameters, and without members that are symbols themselves
 */
export function comparableText(node: ts.Declaration, name: string): string {
  const simple = simplify(node) as ts.Declaration;
  const text = declarationText(simple, name, node.getSourceFile());
  return text.replace(/\s+/g, ' ').replace(/__#\d+@/g, '');
}

function simplify(root: ts.Node): ts.Node {
  return visit(root);

  function visit(node: ts.Node): ts.Node {
    if (isOfRoot(node)) return ts.factory.createTypeLiteralNode([]);
    const changed = ts.visitEachChild(node, visit, undefined);
    if (ts.isParameter(changed)) return withoutName(changed, changed.type);
    if (ts.isTypePredicateNode(changed)) return withoutSubject(changed);
    if (ts.isPropertySignature(changed)) return withoutUndefined(changed);
    if (ts.isTypeReferenceNode(changed)) return withShortName(changed);
    return changed;
  }

  /** The members of an object are symbols themselves and compared as such. */
  function isOfRoot(node: ts.Node): boolean {
    return (
      ts.isTypeLiteralNode(node) &&
      node.members.every((member) => member.name) &&
      (ts.isVariableDeclaration(root) || ts.isTypeAliasDeclaration(root)) &&
      (node === root.type || isPartOf(root.type, node))
    );
  }
}

/** `A & { … }` has the members of both. */
function isPartOf(type: ts.TypeNode | undefined, node: ts.Node): boolean {
  return (
    type !== undefined &&
    ts.isIntersectionTypeNode(type) &&
    type.types.some((each) => each === node || isPartOf(each, node))
  );
}

function withoutName(
  node: ts.ParameterDeclaration,
  type: ts.TypeNode | undefined,
): ts.ParameterDeclaration {
  const isThis = ts.isIdentifier(node.name) && node.name.text === 'this';
  return ts.factory.createParameterDeclaration(
    undefined,
    node.dotDotDotToken,
    isThis ? node.name : '_',
    node.questionToken ??
      (node.initializer && ts.factory.createToken(ts.SyntaxKind.QuestionToken)),
    node.questionToken ? definite(type) : type,
  );
}

/** `x is Field` says the same as `value is Field`. */
function withoutSubject(node: ts.TypePredicateNode): ts.TypePredicateNode {
  const isThis = ts.isThisTypeNode(node.parameterName);
  return ts.factory.createTypePredicateNode(
    node.assertsModifier,
    isThis ? node.parameterName : '_',
    node.type,
  );
}

/** An optional property can be undefined anyway. */
function withoutUndefined(node: ts.PropertySignature): ts.PropertySignature {
  return node.questionToken
    ? ts.factory.createPropertySignature(
        node.modifiers,
        node.name,
        node.questionToken,
        definite(node.type),
      )
    : node;
}

function definite(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !ts.isUnionTypeNode(type)) return type;
  const others = type.types.filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  return others.length === 1
    ? others[0]
    : ts.factory.createUnionTypeNode(others);
}

/** Files of the package import one type by several ways: `Types.PublicKey`, `Value.Json.Account`. */
function withShortName(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
  const { typeName } = node;
  if (ts.isIdentifier(typeName)) return node;
  const { left, right } = typeName;
  const isOfTypes = ts.isIdentifier(left) && left.text === 'Types';
  if (!isOfTypes && ts.isIdentifier(left)) return node;
  return ts.factory.createTypeReferenceNode(
    isOfTypes || ts.isIdentifier(left)
      ? right
      : ts.factory.createQualifiedName(left.right, right),
    node.typeArguments,
  );
}
