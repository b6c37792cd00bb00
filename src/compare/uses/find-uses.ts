import { parse } from '@babel/parser';
import type { KnownTypes } from '../known-types';
import {
  bareExpression,
  childrenOf,
  isLibrary,
  nameOf,
  type Node,
  nodeAt,
  nodesAt,
} from './node';
import { memberOf, Resolver, type Value } from './resolve';
import { Scope, scopeIn } from './scope';

/** A place where code may use the library. */
export interface Use {
  /** From 1. */
  line: number;
  /** An export or what it holds: `Mina.transaction`; a member: `add`; a text that is written out. */
  name: string;
  /** What a member is called on, by name of the exported type; `` where the code does not tell; undefined where the name says all. */
  owner?: string;
  kind: 'import' | 'use' | 'text';
  /** What a call is given; undefined for what is not called, or with a list that is spread. */
  call?: Argument[];
  /** Nothing is done with what the call returns. */
  isResultUnused?: boolean;
}

/** What is known of an argument. */
export interface Argument {
  /** The properties of an object that is written out. */
  properties?: readonly string[];
  /** An exported type, or one of the language: `string`. */
  type?: string;
}

/**
 * Finds where a file of TypeScript or JavaScript uses o1js: imports, members
 * of what it imports, and members of values whose type the code tells; members
 * of other values have no owner.
 *
 * @param source the file's text
 * @param file its name; the part behind the last dot says whether there is JSX
 * @throws SyntaxError with the line, where the text is no TypeScript
 */
export function findUses(
  source: string,
  file: string,
  types: KnownTypes,
): Use[] {
  const { program } = parse(source, {
    sourceType: 'unambiguous',
    errorRecovery: true,
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
    allowImportExportEverywhere: true,
    plugins: [
      'typescript',
      'decorators-legacy',
      'explicitResourceManagement',
      ...(/\.[mc]?ts$/.test(file) ? [] : (['jsx'] as const)),
    ],
  });
  return new Finder(new Resolver(types)).find(program as unknown as Node);
}

class Finder {
  private readonly uses: Use[] = [];

  constructor(private readonly resolver: Resolver) {}

  find(program: Node): Use[] {
    this.visit(program, new Scope(), undefined);
    return this.uses;
  }

  private visit(node: Node, outer: Scope, parents: Parents): void {
    const scope = scopeIn(node, outer);
    if (node.type === 'ImportDeclaration') this.addImports(node);
    else if (/^Export\w+Declaration$/.test(node.type)) this.addExports(node);
    else if (node.type.endsWith('MemberExpression')) {
      this.addMember(node, scope, parents);
    } else if (node.type === 'Identifier' && !isNameOnly(node, parents?.node)) {
      this.addName(node, scope, parents);
    } else if (node.type === 'VariableDeclarator') this.addPattern(node, scope);
    else if (node.type === 'TSQualifiedName') this.addTypeName(node, scope);
    else if (node.type === 'TSImportType') this.addImportType(node);
    else this.addText(node);
    for (const child of childrenOf(node)) {
      this.visit(child, scope, { node, parents });
    }
  }

  private addImports(node: Node): void {
    if (!isLibrary(nodeAt(node, 'source'))) return;
    for (const each of nodesAt(node, 'specifiers')) {
      const name = nameOf(nodeAt(each, 'imported'));
      if (name) this.add(each, { name, kind: 'import' });
    }
  }

  private addExports(node: Node): void {
    if (!isLibrary(nodeAt(node, 'source'))) return;
    for (const each of nodesAt(node, 'specifiers')) {
      const name = nameOf(nodeAt(each, 'local'));
      if (name) this.add(each, { name, kind: 'import' });
    }
  }

  /** `const { Field } = await import('o1js')`, `const { prime } = Gadgets`. */
  private addPattern(node: Node, scope: Scope): void {
    const [id, init] = [nodeAt(node, 'id'), nodeAt(node, 'init')];
    if (id?.type !== 'ObjectPattern' || !init) return;
    const value = this.resolver.valueOf(init, scope);
    for (const each of nodesAt(id, 'properties')) {
      const member = nameOf(nodeAt(each, 'key'));
      if (member) this.addMemberOf(each, value, member, {});
    }
  }

  private addMember(node: Node, scope: Scope, parents: Parents): void {
    const member = memberOf(node);
    if (member === undefined) return;
    const value = this.resolver.valueOf(nodeAt(node, 'object')!, scope);
    this.addMemberOf(
      nodeAt(node, 'property')!,
      value,
      member,
      this.callOf(node, scope, parents),
    );
  }

  private addMemberOf(
    at: Node,
    value: Value | undefined,
    member: string,
    call: Partial<Use>,
  ): void {
    const found = this.ofLibrary(value, member);
    if (found?.kind === 'other' || found?.kind === 'function') return;
    if (found?.kind === 'named') {
      const name = found.name ? `${found.name}.${member}` : member;
      const kind = found.name ? 'use' : 'import';
      this.add(at, { name, kind, ...call });
      const type = this.resolver.heldBy(found.name);
      if (type)
        this.add(at, { name: member, owner: type, kind: 'use', ...call });
      return;
    }
    const owner = found?.kind === 'instance' ? found.name : '';
    this.add(at, { name: member, owner, kind: 'use', ...call });
  }

  /** A member that a class of the code does not declare is that of the class it extends. */
  private ofLibrary(
    value: Value | undefined,
    member: string,
  ): Value | undefined {
    if (value?.kind !== 'own' && value?.kind !== 'ownClass') return value;
    const declares = nodesAt(nodeAt(value.node, 'body')!, 'body').some(
      (each) => nameOf(nodeAt(each, 'key')) === member,
    );
    if (declares) return { kind: 'other' };
    if (!nodeAt(value.node, 'superClass')) return { kind: 'other' };
    return this.ofLibrary(this.resolver.baseOf(value), member);
  }

  /** An export that is used by its own name. */
  private addName(node: Node, scope: Scope, parents: Parents): void {
    const value = scope.find(node.name as string)?.binding;
    if (value?.kind !== 'export' || !value.name) return;
    this.add(node, {
      name: value.name,
      kind: 'use',
      ...this.callOf(node, scope, parents),
    });
  }

  private addTypeName(node: Node, scope: Scope): void {
    const value = this.resolver.ofTypeName(node, scope);
    if (value?.kind === 'named')
      this.add(node, { name: value.name, kind: 'use' });
  }

  private addImportType(node: Node): void {
    const name = nameOf(nodeAt(node, 'qualifier'));
    const source = nodeAt(node, 'argument');
    const text = source && (nodeAt(source, 'literal') ?? source);
    if (name && isLibrary(text)) this.add(node, { name, kind: 'import' });
  }

  /** What a test expects an error to say. */
  private addText(node: Node): void {
    let text: string | undefined;
    if (node.type === 'StringLiteral') {
      text = node.value as string;
    } else if (node.type === 'RegExpLiteral') {
      text = (node.pattern as string).replaceAll('\\', '');
    } else if (node.type === 'TemplateElement') {
      text = (node.value as { cooked?: string }).cooked;
    }
    if (text?.includes(' ')) {
      this.add(node, { name: text, owner: '', kind: 'text' });
    }
  }

  /** How a member or a name is called. */
  private callOf(
    node: Node,
    scope: Scope,
    parents: Parents,
  ): Pick<Use, 'call' | 'isResultUnused'> {
    let at = parents;
    let callee = node;
    while (at && bareExpression(at.node) !== at.node) {
      callee = at.node;
      at = at.parents;
    }
    if (!at || !/^(?:Optional)?(?:Call|New)Expression$/.test(at.node.type)) {
      return {};
    }
    if (at.node.callee !== callee) return {};
    const given = nodesAt(at.node, 'arguments');
    if (given.some(({ type }) => type === 'SpreadElement')) return {};
    let around = at.parents;
    if (around?.node.type === 'AwaitExpression') around = around.parents;
    return {
      call: given.map((each) => this.argumentOf(each, scope)),
      ...(around?.node.type === 'ExpressionStatement' && {
        isResultUnused: true,
      }),
    };
  }

  private argumentOf(argument: Node, scope: Scope): Argument {
    const node = bareExpression(argument);
    if (node.type === 'ObjectExpression') {
      const properties = nodesAt(node, 'properties').flatMap(
        (each) => nameOf(nodeAt(each, 'key')) ?? [],
      );
      return { properties };
    }
    const value = this.resolver.valueOf(node, scope);
    if (value?.kind === 'instance') return { type: value.name };
    return value?.kind === 'other' && value.type ? { type: value.type } : {};
  }

  private add(node: Node, use: Omit<Use, 'line'>): void {
    this.uses.push({ line: node.loc?.start.line ?? 1, ...use });
  }
}

/** The nodes around one, the nearest first. */
type Parents = { node: Node; parents: Parents } | undefined;

/** Names that are no uses: of members, keys and declarations. */
function isNameOnly(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type.endsWith('MemberExpression')) {
    return node === parent.property && !parent.computed;
  }
  if (/^(?:Import|Export)\w*Specifier$/.test(parent.type)) return true;
  if (parent.type === 'TSImportType' || node === parent.id) return true;
  if (node === parent.key && !parent.computed) return true;
  return parent.type === 'TSQualifiedName' && node === parent.right;
}
