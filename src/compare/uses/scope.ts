import { isNode, nameOf, type Node, nodeAt, nodesAt } from './node';

/** What a name in the code stands for. */
export type Binding =
  /** An export of o1js, `` for all of them: `import * as o1js`. */
  | { kind: 'export'; name: string }
  /** A variable: what it is written to be, and what it begins with. */
  | { kind: 'variable'; type?: Node; value?: Node; member?: string }
  | { kind: 'class'; node: Node }
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
    else if (
      /^(?:FunctionDeclaration|TS(?:Enum|Module|Interface|TypeAlias)Declaration)$/.test(
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
