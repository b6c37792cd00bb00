import ts from 'typescript';
import type { Program } from '../program/programs';
import { namesOfBinding, parseModule } from '../program/statements';
import type { Sample } from '../sample';

/** A part of a printed line that shows a private value: the line and its first column from 0, and its length. */
export type PrivatePart = [line: number, column: number, length: number];

/** A method of a ZkProgram that has private inputs. */
interface Method {
  /** The number of its public parameters: 0 or 1. */
  publicCount: number;
  body: ts.FunctionLikeDeclaration | undefined;
}

/**
 * Finds what a verifier doesn't see: in a method of a ZkProgram the uses of its private
 * inputs and of the witnesses that it makes from them, where it is called the arguments for
 * private inputs, and the values of the constants that are such arguments.
 *
 * @returns the private parts of each block that has some
 */
export function privateParts({ samples }: Program): Map<Sample, PrivatePart[]> {
  const files = samples.map(({ code }) => parseModule(code));
  const nodes = files.flatMap((file) => descendants(file));
  const functions = new Map(nodes.flatMap(namedFunction));
  const methods = new Map(
    nodes.flatMap((node) => methodsOfProgram(node, functions)),
  );
  const found: ts.Node[] = [...methods.values()].flatMap(
    ({ body, publicCount }) => (body ? usesOfInputs(body, publicCount) : []),
  );
  const calls = nodes.filter(ts.isCallExpression).flatMap((call) => {
    const method = methods.get(call.expression.getText());
    return method ? { call, ...method } : [];
  });
  const isPublic = new Set(
    calls.flatMap(({ call, publicCount }) =>
      call.arguments.slice(0, publicCount).map((each) => each.getText()),
    ),
  );
  const given = calls.flatMap(({ call, publicCount }) =>
    call.arguments.slice(publicCount),
  );
  const names = given
    .filter(ts.isIdentifier)
    .map(({ text }) => text)
    .filter((name) => !isPublic.has(name));
  const values = nodes.filter(ts.isVariableDeclaration).flatMap((node) => {
    const { name, initializer } = node;
    const isGiven = ts.isIdentifier(name) && names.includes(name.text);
    return isGiven && initializer && !/\bawait\b/.test(initializer.getText())
      ? initializer
      : [];
  });
  found.push(...given, ...values);
  return new Map(
    samples.flatMap((sample, index) => {
      const own = found.filter((node) => node.getSourceFile() === files[index]);
      const parts = partsOf(own, files[index]!, sample);
      return parts.length > 0 ? [[sample, parts] as const] : [];
    }),
  );
}

function descendants(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...descendants(child)));
  return nodes;
}

function namedFunction(node: ts.Node): [string, ts.FunctionLikeDeclaration][] {
  if (ts.isFunctionDeclaration(node) && node.name) {
    return [[node.name.text, node]];
  }
  if (!ts.isVariableDeclaration(node)) return [];
  const { name, initializer } = node;
  const isFunction =
    initializer &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
  return isFunction ? [[name.getText(), initializer]] : [];
}

/** @returns the methods with private inputs of `const Name = ZkProgram({ … })`, by how they are called */
function methodsOfProgram(
  node: ts.Node,
  functions: ReadonlyMap<string, ts.FunctionLikeDeclaration>,
): [string, Method][] {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
  const call = node.initializer;
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'ZkProgram') {
    return [];
  }
  const program = call.arguments[0];
  const publicCount = propertyOf(program, 'publicInput') ? 1 : 0;
  const methods = valueOf(propertyOf(program, 'methods'));
  if (!methods || !ts.isObjectLiteralExpression(methods)) return [];
  return methods.properties.flatMap((each): [string, Method][] => {
    const description = valueOf(each);
    const inputs = valueOf(propertyOf(description, 'privateInputs'));
    const isList = inputs && ts.isArrayLiteralExpression(inputs);
    if (!isList || inputs.elements.length === 0) return [];
    const method = propertyOf(description, 'method');
    const value = valueOf(method);
    const body = [method, value].find(
      (part) => part && ts.isFunctionLike(part),
    ) as ts.FunctionLikeDeclaration | undefined;
    const called = `${node.name.getText()}.${each.name!.getText()}`;
    return [
      [
        called,
        { publicCount, body: body ?? functions.get(value?.getText() ?? '') },
      ],
    ];
  });
}

function propertyOf(
  node: ts.Node | undefined,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.find((each) => each.name?.getText() === name)
    : undefined;
}

function valueOf(
  property: ts.ObjectLiteralElementLike | undefined,
): ts.Expression | undefined {
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** @returns the identifiers in a method that are its private inputs or witnesses */
function usesOfInputs(
  { body, parameters }: ts.FunctionLikeDeclaration,
  publicCount: number,
): ts.Identifier[] {
  if (!body) return [];
  const nodes = descendants(body);
  const witnesses = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) =>
      /^Provable\.witness(?:Async)?\(/.test(
        initializer?.getText().replace(/^await /, '') ?? '',
      ),
    );
  const names = [...parameters.slice(publicCount), ...witnesses].flatMap(
    ({ name }) => namesOfBinding(name),
  );
  return nodes.filter(ts.isIdentifier).filter((node) => {
    const { name } = node.parent as ts.NamedDeclaration;
    return names.includes(node.text) && name !== node;
  });
}

/** @returns the printed parts of nodes, without those that are inside of another one */
function partsOf(
  nodes: readonly ts.Node[],
  file: ts.SourceFile,
  { code, shownLines }: Sample,
): PrivatePart[] {
  const lines = code.split('\n');
  const outer = nodes.filter(
    (node, index) =>
      !nodes.some(
        (other, i) =>
          other.pos <= node.pos &&
          node.end <= other.end &&
          (other.pos < node.pos || node.end < other.end || i < index),
      ),
  );
  const starts = file.getLineStarts();
  return outer
    .flatMap((node) => {
      const from = node.getStart(file);
      return shownLines.flatMap((line, index): PrivatePart[] => {
        const text = lines[line]!;
        const indent = text.length - text.trimStart().length;
        const first = Math.max(from - starts[line]!, indent);
        const last = Math.min(node.end - starts[line]!, text.length);
        return first < last ? [[index, first, last - first]] : [];
      });
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
