import { isLibrary, isNode, nameOf, type Node, nodeAt, nodesAt } from './node';

/** What a name in the code stands for. */
export type Binding =
  /** An export of o1js, `` for all of them: `import * as o1js`. */
  | { kind: 'export'; name: string }
  /** A variable: what it is written to be, and what it begins with. */
  | { kind: 'variable'; type?: Node; value?: Node; member?: string }
  | { kind: 'class' | 'function'; node: Node }
  | { kind: 'other' };

/** Names that are declared in a block, and those around it. */
export class Scope {
  private readonly names = new Map<string, Binding>();

  /** @param self the class whose instance `this` is */
  constructor(
    readonly outer?: Scope,
    private readonly self?: Node,
  ) {}

  /** @returns the class whose instance `this` is; undefined where none is around */
  get ownClass(): Node | undefined {
    return this.self ?? this.outer?.ownClass;
  }

  /** @returns the binding and the scope that has it */
  find(name: string): { binding: Binding; scope: Scope } | undefined {
    const binding = this.names.get(name);
    return binding ? { binding, scope: this } : this.outer?.find(name);
  }

  set(name: string, binding: Binding): void {
    this.names.set(name, binding);
  }

  /** Adds what a statement of this block declares. */
  declare(statement: Node): void {
    const node = nodeAt(statement, 'declaration') ?? statement;
    if (node.type === 'VariableDeclaration') {
      for (const each of nodesAt(node, 'declarations')) {
        const id = nodeAt(each, 'id');
        if (id) this.declarePattern(id, nodeAt(each, 'init'));
      }
    }
    const name = nameOf(nodeAt(node, 'id'));
    if (!name) return;
    if (node.type === 'ClassDeclaration')
      this.set(name, { kind: 'class', node });
    else if (node.type === 'FunctionDeclaration')
      this.set(name, { kind: 'function', node });
    else if (
      /^(?:TS(?:Enum|Module|Interface|TypeAlias)Declaration)$/.test(
        node.type,
      ) &&
      !this.names.has(name)
    ) {
      this.set(name, { kind: 'other' });
    }
  }

  /** Adds the names of a parameter, or of the left side of a declaration. */
  declarePattern(pattern: Node, value?: Node): void {
    const type = nodeAt(pattern, 'typeAnnotation');
    if (pattern.type === 'Identifier') {
      this.set(pattern.name as string, { kind: 'variable', type, value });
    } else if (pattern.type === 'AssignmentPattern') {
      this.declarePattern(nodeAt(pattern, 'left')!, nodeAt(pattern, 'right'));
    } else if (pattern.type === 'TSParameterProperty') {
      this.declarePattern(nodeAt(pattern, 'parameter')!);
    } else if (pattern.type === 'RestElement') {
      this.declarePattern(nodeAt(pattern, 'argument')!);
    } else if (pattern.type === 'ArrayPattern') {
      for (const each of nodesAt(pattern, 'elements'))
        this.declarePattern(each);
    } else if (pattern.type === 'ObjectPattern') {
      for (const each of nodesAt(pattern, 'properties')) {
        this.declareProperty(each, value);
      }
    }
  }

  private declareProperty(property: Node, value: Node | undefined): void {
    const target = property.value;
    if (!isNode(target)) return this.declarePattern(property);
    const own =
      target.type === 'AssignmentPattern' ? nodeAt(target, 'left') : target;
    const name = nameOf(own);
    const member = nameOf(nodeAt(property, 'key'));
    if (name && member && value && !property.computed) {
      this.set(name, { kind: 'variable', value, member });
    } else this.declarePattern(target);
  }
}

const blocks =
  /^(?:Program|BlockStatement|StaticBlock|TSModuleBlock|For\w*Statement|CatchClause|SwitchStatement)$/;
const functions =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/;

/** @returns whether a node is a function, whose returns are not those of the function around it */
export function isFunction(node: Node): boolean {
  return functions.test(node.type);
}

/** @returns a scope of its own for what declares names, with all of them, because functions are hoisted; else the one around it */
export function scopeIn(node: Node, outer: Scope): Scope {
  const isClass = /^Class(?:Declaration|Expression)$/.test(node.type);
  if (!blocks.test(node.type) && !isFunction(node) && !isClass) return outer;
  const scope = new Scope(outer, isClass ? node : undefined);
  for (const each of nodesAt(node, 'params')) scope.declarePattern(each);
  const own = nameOf(nodeAt(node, 'id'));
  if (isClass && own) scope.set(own, { kind: 'class', node });
  const param = nodeAt(node, 'param');
  if (param) scope.declarePattern(param);
  const heads = [nodeAt(node, 'init'), nodeAt(node, 'left')].filter(
    (each) => each?.type === 'VariableDeclaration',
  );
  const statements = [
    ...heads.map((each) => each!),
    ...(isClass ? [] : nodesAt(node, 'body')),
    ...nodesAt(node, 'cases').flatMap((each) => nodesAt(each, 'consequent')),
  ];
  for (const each of statements) {
    if (each.type === 'ImportDeclaration') declareImports(each, scope);
    else scope.declare(each);
  }
  return scope;
}

function declareImports(node: Node, scope: Scope): void {
  const isOfLibrary = isLibrary(nodeAt(node, 'source'));
  for (const each of nodesAt(node, 'specifiers')) {
    const local = nameOf(nodeAt(each, 'local'));
    if (!local) continue;
    const name =
      each.type === 'ImportSpecifier' ? nameOf(nodeAt(each, 'imported')) : '';
    scope.set(
      local,
      isOfLibrary && name !== undefined
        ? { kind: 'export', name }
        : { kind: 'other' },
    );
  }
}
