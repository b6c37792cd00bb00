import { isOfLanguage, type KnownTypes, withBases } from '../known-types';
import {
  bareExpression,
  childrenOf,
  isLibrary,
  nameOf,
  type Node,
  nodeAt,
  nodesAt,
} from './node';
import { type Binding, isFunction, type Scope, scopeIn } from './scope';

/** What an expression stands for; undefined where the code does not tell. */
export type Value =
  /** An export of o1js or what it holds, by name: `Mina.transaction`; `` is the whole package. */
  | { kind: 'named'; name: string }
  /** An instance of an exported class, or what an exported function returns. */
  | { kind: 'instance'; name: string }
  /** A class of the code, or an instance of one. */
  | { kind: 'ownClass' | 'own'; node: Node; scope: Scope }
  /** A function of the code. */
  | { kind: 'function'; node: Node; scope: Scope }
  /** Nothing of o1js; with the type where it is one of the language. */
  | { kind: 'other'; type?: string };

const other: Value = { kind: 'other' };

const literals: Readonly<Record<string, string>> = {
  StringLiteral: 'string',
  TemplateLiteral: 'string',
  NumericLiteral: 'number',
  BigIntLiteral: 'bigint',
  BooleanLiteral: 'boolean',
};

/** Classes of classes are rare; a circle of variables is an error of the code. */
const deepest = 40;

/** Tells what expressions of a program stand for. */
export class Resolver {
  constructor(private readonly types: KnownTypes) {}

  /** @returns what an expression stands for */
  valueOf(expression: Node, scope: Scope, depth = 0): Value | undefined {
    if (depth > deepest) return undefined;
    const node = bareExpression(expression);
    const next = (each: Node | undefined, inside = scope) =>
      each && this.valueOf(each, inside, depth + 1);
    switch (node.type) {
      case 'Identifier':
        return this.ofName(node.name as string, scope, depth);
      case 'ThisExpression':
      case 'Super': {
        const self = scope.ownClass;
        return self && { kind: 'own', node: self, scope };
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const member = memberOf(node);
        const object = next(nodeAt(node, 'object'));
        return member === undefined
          ? undefined
          : object && this.memberOf(object, member, depth);
      }
      case 'NewExpression':
        return this.instanceOf(next(nodeAt(node, 'callee')));
      case 'CallExpression':
      case 'OptionalCallExpression': {
        if (isRequire(node)) return { kind: 'named', name: '' };
        return this.resultOf(next(nodeAt(node, 'callee')), depth);
      }
      case 'AwaitExpression':
        return next(nodeAt(node, 'argument'));
      case 'ImportExpression':
        return isLibrary(nodeAt(node, 'source'))
          ? { kind: 'named', name: '' }
          : other;
      case 'ConditionalExpression':
        return (
          next(nodeAt(node, 'consequent')) ?? next(nodeAt(node, 'alternate'))
        );
      case 'AssignmentExpression':
        return next(nodeAt(node, 'right'));
      case 'ClassExpression':
        return { kind: 'ownClass', node, scope };
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return { kind: 'function', node, scope };
      case 'ArrayExpression':
      case 'ObjectExpression':
      case 'BinaryExpression':
      case 'UnaryExpression':
        return other;
      default:
        if (node.type in literals)
          return { kind: 'other', type: literals[node.type] };
        return node.type.endsWith('Literal') ? other : undefined;
    }
  }

  /** @returns the exported type that an annotation names; other for one of the language */
  typeOf(annotation: Node, scope: Scope): Value | undefined {
    const node = nodeAt(annotation, 'typeAnnotation') ?? annotation;
    if (node.type === 'TSTypeReference') {
      const name = nodeAt(node, 'typeName');
      if (nameOf(name) === 'Promise') {
        const [inner] = nodesAt(
          nodeAt(node, 'typeParameters') ??
            nodeAt(node, 'typeArguments') ??
            node,
          'params',
        );
        return inner && this.typeOf(inner, scope);
      }
      return name && this.instanceOf(this.ofTypeName(name, scope));
    }
    const word =
      /^TS(String|Number|BigInt|Boolean|Void|Null|Undefined)Keyword$/.exec(
        node.type,
      )?.[1];
    return word ? { kind: 'other', type: word.toLowerCase() } : undefined;
  }

  /** @returns the exported name that a written type begins with */
  ofTypeName(node: Node, scope: Scope): Value | undefined {
    if (node.type !== 'TSQualifiedName') return this.valueOf(node, scope);
    const left = this.ofTypeName(nodeAt(node, 'left')!, scope);
    const right = nameOf(nodeAt(node, 'right'));
    return left && right ? this.memberOf(left, right) : undefined;
  }

  /** @returns what a member of a value stands for */
  memberOf(value: Value, member: string, depth = 0): Value | undefined {
    if (depth > deepest) return undefined;
    if (value.kind === 'other' || value.kind === 'function') return undefined;
    if (value.kind === 'named') {
      const name = value.name ? `${value.name}.${member}` : member;
      return { kind: 'named', name };
    }
    if (value.kind === 'instance') {
      return this.known(value.name, `#${member}`);
    }
    const own = nodesAt(nodeAt(value.node, 'body') ?? value.node, 'body').find(
      (each) => nameOf(nodeAt(each, 'key')) === member,
    );
    if (own) {
      const type = nodeAt(own, 'typeAnnotation');
      const initial = nodeAt(own, 'value');
      if (type) return this.typeOf(type, value.scope);
      if (initial && own.type === 'ClassProperty') {
        return this.valueOf(initial, value.scope, depth + 1);
      }
      return undefined;
    }
    const base = this.baseOf(value, depth);
    return base && this.memberOf(base, member, depth + 1);
  }

  /** @returns what a class of the code extends, as the class or an instance, like the value */
  baseOf(value: Value, depth = 0): Value | undefined {
    if (value.kind !== 'own' && value.kind !== 'ownClass') return undefined;
    const extended = nodeAt(value.node, 'superClass');
    const base = extended && this.valueOf(extended, value.scope, depth + 1);
    return value.kind === 'own' ? this.instanceOf(base) : base;
  }

  /** What a member that a class has or inherits holds, or returns: a call of it is the same value. */
  private known(owner: string, member: string): Value | undefined {
    for (const each of withBases(owner, this.types)) {
      const result = this.types.results[each + member];
      if (result) return valueOfType(result);
    }
    return undefined;
  }

  private ofName(name: string, scope: Scope, depth: number): Value | undefined {
    const found = scope.find(name);
    if (!found) return undefined;
    return this.ofBinding(found.binding, found.scope, depth);
  }

  private ofBinding(
    binding: Binding,
    scope: Scope,
    depth: number,
  ): Value | undefined {
    switch (binding.kind) {
      case 'export':
        return { kind: 'named', name: binding.name };
      case 'class':
        return { kind: 'ownClass', node: binding.node, scope };
      case 'function':
        return { kind: 'function', node: binding.node, scope };
      case 'other':
        return undefined;
      case 'variable': {
        const { type, value, member } = binding;
        if (type) return this.typeOf(type, scope);
        const whole = value && this.valueOf(value, scope, depth + 1);
        return whole && member !== undefined
          ? this.memberOf(whole, member, depth + 1)
          : whole;
      }
    }
  }

  private instanceOf(value: Value | undefined): Value | undefined {
    if (value?.kind === 'named') return { kind: 'instance', name: value.name };
    if (value?.kind === 'ownClass') return { ...value, kind: 'own' };
    return value;
  }

  /** @returns the type of what an export holds, where it is an exported one: `Cache` of `Cache.FileSystemDefault` */
  heldBy(name: string): string | undefined {
    const result = this.types.results[name];
    return result && !isOfLanguage(result) ? result : undefined;
  }

  /** What a call returns: a method's result is known by its id, and a class that is called makes an instance. */
  private resultOf(
    callee: Value | undefined,
    depth: number,
  ): Value | undefined {
    if (callee?.kind === 'function') return this.returnedBy(callee, depth);
    if (callee?.kind !== 'named') return callee;
    const dot = callee.name.lastIndexOf('.');
    const [owner, member] = [
      callee.name.slice(0, Math.max(0, dot)),
      callee.name.slice(dot),
    ];
    const known = owner ? this.known(owner, member) : this.results(callee.name);
    return (
      known ?? (dot < 0 ? { kind: 'instance', name: callee.name } : undefined)
    );
  }

  /** What a function of the code says that it returns, or the first of its returns. */
  private returnedBy(
    { node, scope }: { node: Node; scope: Scope },
    depth: number,
  ): Value | undefined {
    const type = nodeAt(node, 'returnType');
    if (type) return this.typeOf(type, scope);
    const body = nodeAt(node, 'body');
    const inside = scopeIn(node, scope);
    if (!body) return undefined;
    if (body.type !== 'BlockStatement') {
      return this.valueOf(body, inside, depth + 1);
    }
    const found = firstReturn(body, inside);
    return found && this.valueOf(found.value, found.scope, depth + 1);
  }

  private results(name: string): Value | undefined {
    const result = this.types.results[name];
    return result ? valueOfType(result) : undefined;
  }
}

function firstReturn(
  node: Node,
  outer: Scope,
): { value: Node; scope: Scope } | undefined {
  if (isFunction(node)) return undefined;
  const scope = scopeIn(node, outer);
  if (node.type === 'ReturnStatement') {
    const value = nodeAt(node, 'argument');
    return value && { value, scope };
  }
  for (const child of childrenOf(node)) {
    const found = firstReturn(child, scope);
    if (found) return found;
  }
  return undefined;
}

function valueOfType(type: string): Value {
  return isOfLanguage(type)
    ? { kind: 'other', type }
    : { kind: 'instance', name: type };
}

/** @returns the name of a member that is written out; undefined for a computed one */
export function memberOf(node: Node): string | undefined {
  const property = nodeAt(node, 'property');
  return node.computed && property?.type === 'Identifier'
    ? undefined
    : nameOf(property);
}

/** `require('o1js')`, or `import('o1js')` as older parsers have it. */
function isRequire(node: Node): boolean {
  const callee = nodeAt(node, 'callee');
  return (
    (nameOf(callee) === 'require' || callee?.type === 'Import') &&
    isLibrary(nodesAt(node, 'arguments')[0])
  );
}
