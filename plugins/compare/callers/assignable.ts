import ts from 'typescript';
import { reasonsOfCall } from './calls';

/** Whether a value of one type may stand where another is asked for, as far as the two texts tell. */
export type Relation = 'yes' | 'no' | 'unknown';

/** What a shortened signature has where something was left out. */
export const omitted = '__Omitted';

/** Types of the language that take what their argument takes. */
const covariant = new Set([
  'Promise',
  'Array',
  'ReadonlyArray',
  'Awaited',
  'Partial',
  'Readonly',
]);

/**
 * Follows TypeScript's rules of assignment for what can be read in a signature:
 * unions, objects, arrays, tuples, functions, literals. Names of other types
 * are not looked up, so two different names are `unknown`.
 *
 * @param source the type of the value; none is `any`
 * @param target the type that is asked for; none is `any`
 */
export function assignable(
  source: ts.TypeNode | undefined,
  target: ts.TypeNode | undefined,
): Relation {
  if (!source || !target) return 'yes';
  const from = withoutParentheses(source);
  const to = withoutParentheses(target);
  const text = textOf(from);
  if (text === textOf(to)) return text.includes(omitted) ? 'unknown' : 'yes';
  if (isAny(from) || isAny(to) || is(to, ts.SyntaxKind.UnknownKeyword)) {
    return 'yes';
  }
  if (is(from, ts.SyntaxKind.NeverKeyword)) return 'yes';
  if (ts.isUnionTypeNode(from)) {
    return every(from.types.map((each) => assignable(each, to)));
  }
  if (ts.isUnionTypeNode(to)) {
    return some(to.types.map((each) => assignable(from, each)));
  }
  if (ts.isIntersectionTypeNode(to)) {
    return every(to.types.map((each) => assignable(from, each)));
  }
  if (ts.isIntersectionTypeNode(from)) {
    const found = some(from.types.map((each) => assignable(each, to)));
    // Together they may have what none of them has.
    return found === 'yes' ? 'yes' : 'unknown';
  }
  return sameKind(from, to);
}

function sameKind(from: ts.TypeNode, to: ts.TypeNode): Relation {
  const elements = [elementOf(from), elementOf(to)] as const;
  if (elements[0] && elements[1]) return assignable(...elements);
  if (ts.isTupleTypeNode(from) && ts.isTupleTypeNode(to)) {
    if (from.elements.length !== to.elements.length) return 'no';
    return every(
      from.elements.map((each, i) => assignable(each, to.elements[i])),
    );
  }
  if (ts.isTypeLiteralNode(from) && ts.isTypeLiteralNode(to)) {
    return membersAssignable(from, to);
  }
  if (ts.isFunctionTypeNode(from) && ts.isFunctionTypeNode(to)) {
    return callable(from, to);
  }
  if (ts.isTypeReferenceNode(from) && ts.isTypeReferenceNode(to)) {
    return referencesAssignable(from, to);
  }
  const bases = [baseOf(from), baseOf(to)] as const;
  if (bases[0] === undefined || bases[1] === undefined) return 'unknown';
  return bases[0] === bases[1] && !ts.isLiteralTypeNode(to) ? 'yes' : 'no';
}

function referencesAssignable(
  from: ts.TypeReferenceNode,
  to: ts.TypeReferenceNode,
): Relation {
  const name = textOf(from.typeName);
  const [one = [], other = []] = [from.typeArguments, to.typeArguments];
  if (name !== textOf(to.typeName) || one.length !== other.length) {
    return 'unknown';
  }
  const relation = every(one.map((each, i) => assignable(each, other[i])));
  return covariant.has(name) || relation === 'yes' ? relation : 'unknown';
}

function membersAssignable(
  from: ts.TypeLiteralNode,
  to: ts.TypeLiteralNode,
): Relation {
  return every(
    to.members.map((wanted) => {
      const name = wanted.name && textOf(wanted.name);
      const own = from.members.find(
        (each) => each.name && textOf(each.name) === name,
      );
      if (!name) return 'unknown';
      if (!own) return wanted.questionToken ? 'yes' : 'no';
      if (isOptional(own) && !isOptional(wanted)) return 'no';
      const functions = [functionOf(own), functionOf(wanted)] as const;
      return functions[0] && functions[1]
        ? callable(functions[0], functions[1])
        : assignable(typeOf(own), typeOf(wanted));
    }),
  );
}

function isOptional(member: ts.TypeElement): boolean {
  return member.questionToken !== undefined;
}

function callable(
  from: ts.SignatureDeclaration,
  to: ts.SignatureDeclaration,
): Relation {
  const reasons = reasonsOfCall(to, from);
  if (reasons.length === 0) return 'yes';
  return reasons.every((reason) => reason.endsWith('?')) ? 'unknown' : 'no';
}

/** @returns the signature of a method, or of a property that holds a function */
export function functionOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isMethodSignature(node) || ts.isFunctionDeclaration(node)) return node;
  const type = typeOf(node);
  const own = type && withoutParentheses(type);
  return own && ts.isFunctionTypeNode(own) ? own : undefined;
}

/** @returns the written type of a property, variable or accessor */
export function typeOf(node: ts.Node): ts.TypeNode | undefined {
  return (node as { type?: ts.TypeNode }).type;
}

function elementOf(type: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isArrayTypeNode(type)) return type.elementType;
  return ts.isTypeReferenceNode(type) &&
    ['Array', 'ReadonlyArray'].includes(textOf(type.typeName))
    ? type.typeArguments?.[0]
    : undefined;
}

/** The type of the language that a type is, or that a literal has; `object` for what is written out. */
function baseOf(type: ts.TypeNode): string | undefined {
  if (ts.isLiteralTypeNode(type)) {
    const { literal } = type;
    if (ts.isStringLiteral(literal)) return 'string';
    if (ts.isNumericLiteral(literal)) return 'number';
    if (literal.kind === ts.SyntaxKind.NullKeyword) return 'null';
    return /^(?:true|false)$/.test(textOf(literal)) ? 'boolean' : undefined;
  }
  const keyword = ts.tokenToString(type.kind);
  return keyword === 'object' ? undefined : keyword;
}

/** @returns the type, without what only groups it */
function withoutParentheses(type: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(type)
    ? withoutParentheses(type.type)
    : type;
}

function isAny(type: ts.TypeNode): boolean {
  return is(type, ts.SyntaxKind.AnyKeyword);
}

/** @returns whether a type is a word of the language, such as `void` */
export function is(type: ts.TypeNode, kind: ts.SyntaxKind): boolean {
  return type.kind === kind;
}

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ').replace(/;/g, ',');
}

function every(relations: readonly Relation[]): Relation {
  if (relations.includes('no')) return 'no';
  return relations.includes('unknown') ? 'unknown' : 'yes';
}

function some(relations: readonly Relation[]): Relation {
  if (relations.includes('yes')) return 'yes';
  return relations.includes('unknown') ? 'unknown' : 'no';
}
