import ts from 'typescript';
import type { Reason } from '../../../src/compare/data';
import { assignable, is, type Relation } from './assignable';

/**
 * Why a call that one signature takes may fail on another, by TypeScript's
 * rules: fewer or more arguments than it takes, an argument whose type it does
 * not take, a result that is not what the caller had. A parameter more that
 * may be left out, a wider parameter and a narrower result break nobody.
 *
 * @param before the signature that callers were written for
 * @param after the signature that they meet
 * @returns none when every call still fits
 */
export function reasonsOfCall(
  before: ts.SignatureDeclaration,
  after: ts.SignatureDeclaration,
): Reason[] {
  const [then, now] = [parametersOf(before), parametersOf(after)];
  const reasons: Reason[] = [];
  const least = leastOf(now);
  if (least > leastOf(then)) reasons.push(`<${least}`);
  // No call of it fits, whatever its arguments are.
  if (least > mostOf(then)) return reasons;
  if (mostOf(now) < mostOf(then)) reasons.push(`>${now.length}`);
  for (const [i, parameter] of then.entries()) {
    const other = now[i] ?? restOf(now);
    if (!other) break;
    const [given, taken] = [elementType(parameter), elementType(other)];
    const relation = assignable(given, taken);
    const dropped = droppedTypes(given, taken);
    if (dropped.length > 0) {
      reasons.push(...dropped.map((name) => `p${i + 1}=${name}` as const));
    } else if (relation !== 'yes') reasons.push(`p${i + 1}${mark(relation)}`);
    for (const name of namesOnlyIn(given, taken)) {
      reasons.push(`p${i + 1}.${name}`);
    }
  }
  const result = resultRelation(after.type, before.type);
  if (result !== 'yes') reasons.push(`r${mark(result)}`);
  return reasons;
}

/**
 * What is written beside a type in a union is no part of it: of `A | string`
 * that became `A`, a string is not taken.
 *
 * @returns nothing where the types differ in another way
 */
function droppedTypes(
  given: ts.TypeNode | undefined,
  taken: ts.TypeNode | undefined,
): string[] {
  if (!given || !taken || !ts.isUnionTypeNode(given)) return [];
  const texts = (type: ts.TypeNode) =>
    (ts.isUnionTypeNode(type) ? [...type.types] : [type]).map((each) =>
      each.getText(),
    );
  const [then, now] = [texts(given), texts(taken)];
  const dropped = then.filter((each) => !now.includes(each));
  return now.every((each) => then.includes(each)) &&
    dropped.every((each) => /^\w+$/.test(each))
    ? dropped
    : [];
}

/** TypeScript refuses a property that an object written as the argument has, and its type has not. */
function namesOnlyIn(
  given: ts.TypeNode | undefined,
  taken: ts.TypeNode | undefined,
): string[] {
  if (!given || !taken) return [];
  if (!ts.isTypeLiteralNode(given) || !ts.isTypeLiteralNode(taken)) return [];
  const known = new Set(taken.members.map(({ name }) => name?.getText()));
  return given.members
    .map(({ name }) => name?.getText())
    .filter((name) => name !== undefined)
    .filter((name) => !known.has(name));
}

function mark(relation: Relation): '' | '?' {
  return relation === 'unknown' ? '?' : '';
}

/** Who got nothing cannot miss it. */
function resultRelation(
  after: ts.TypeNode | undefined,
  before: ts.TypeNode | undefined,
): Relation {
  if (before && isNothing(before)) return 'yes';
  if (before && promised(before) && isNothing(promised(before)!)) {
    return after && promised(after) ? 'yes' : assignable(after, before);
  }
  return assignable(after, before);
}

function isNothing(type: ts.TypeNode): boolean {
  return is(type, ts.SyntaxKind.VoidKeyword);
}

function promised(type: ts.TypeNode): ts.TypeNode | undefined {
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise'
    ? type.typeArguments?.[0]
    : undefined;
}

function parametersOf({ parameters }: ts.SignatureDeclaration) {
  return parameters.filter(({ name }) => name.getText() !== 'this');
}

function leastOf(parameters: readonly ts.ParameterDeclaration[]): number {
  return (
    parameters.findLastIndex(
      (each) =>
        !each.questionToken && !each.dotDotDotToken && !each.initializer,
    ) + 1
  );
}

function mostOf(parameters: readonly ts.ParameterDeclaration[]): number {
  return restOf(parameters) ? Infinity : parameters.length;
}

function restOf(parameters: readonly ts.ParameterDeclaration[]) {
  const last = parameters.at(-1);
  return last?.dotDotDotToken ? last : undefined;
}

/** What one argument has to be. */
function elementType({
  type,
  dotDotDotToken,
}: ts.ParameterDeclaration): ts.TypeNode | undefined {
  return dotDotDotToken && type && ts.isArrayTypeNode(type)
    ? type.elementType
    : type;
}
