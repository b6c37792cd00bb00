import path from 'node:path';
import ts from 'typescript';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { idOf, ownerOf } from '../id';
import { declarationId } from './declaration-id';
import { isPublicMember, readPackage } from './package-module';
import { signatureOf } from './signature';

/** A symbol as the declarations of a package describe it. */
export interface ExportEntry {
  name: string;
  /** TypeScript's flags of the symbol. */
  kind: ts.SymbolFlags;
  ofInstance: boolean;
  /** A member of a function's result: `ZkProgram.compile`. */
  ofResult: boolean;
  signature: string;
  /** The doc comment without its tags, as Markdown. */
  comment: string;
  deprecated?: string;
  inheritedFrom?: string;
  declarations: string[];
  /** The declarations that the signature is printed from. */
  nodes: readonly ts.Declaration[];
}

/** The number of levels of objects in objects: `Gadgets.ForeignField.add`, `UInt64.Unsafe.fromField`. */
const objectDepth = 1;

/**
 * Reads every name that a package exports, and their public members.
 *
 * @param packageFolder absolute path of the package
 * @throws Error when the package has no type declarations, or a part of them is missing
 */
export function readExportTable(packageFolder: string): ExportEntry[] {
  const { checker, folder, names, withoutPage } = readPackage(packageFolder);
  const owners = ownersOf(names);
  const found: ExportEntry[] = [];
  for (const [name, symbol] of names) {
    found.push(describe(name, symbol, {}));
    if (withoutPage.has(name)) continue;
    for (const member of instanceMembers(symbol)) {
      addMember(name, member, { ofInstance: true });
    }
    for (const member of ownMembers(symbol)) {
      addMember(name, member, {}, objectDepth);
    }
    for (const member of resultMembers(symbol)) {
      addMember(name, member, { ofInstance: true, ofResult: true });
    }
  }
  return withoutRepeats(found);

  function addMember(
    owner: string,
    member: ts.Symbol,
    kind: { ofInstance?: boolean; ofResult?: boolean },
    depth = 0,
  ): void {
    const name = `${owner}.${member.name}`;
    if (!kind.ofInstance && names.has(name)) return;
    found.push(describe(name, member, kind));
    if (depth === 0) return;
    const type = checker.getTypeOfSymbol(member);
    if (!isPlainObject(type)) return;
    for (const inner of publicMembers(type)) {
      if (isDeclaredIn(inner, member)) addMember(name, inner, kind, depth - 1);
    }
  }

  function describe(
    name: string,
    symbol: ts.Symbol,
    { ofInstance = false, ofResult = false },
  ): ExportEntry {
    const subject = subjectOf(symbol);
    const declarations = subject.declarations ?? [];
    const tag = [symbol, subject]
      .flatMap((each) => each.getJsDocTags(checker))
      .find((each) => each.name === 'deprecated');
    const inheritedFrom = nameOfOrigin(name, symbol);
    const nodes = declarations.flatMap((node) => functionsBehind(node) ?? node);
    return {
      name,
      kind: subject.flags | symbol.flags,
      ofInstance,
      ofResult,
      signature: signatureOf(nodes, name),
      comment: commentOf(symbol) || commentOf(subject),
      ...(tag && { deprecated: ts.displayPartsToString(tag.text) }),
      ...(inheritedFrom && { inheritedFrom }),
      declarations: idsOf([...(symbol.declarations ?? []), ...declarations]),
      nodes,
    };
  }

  /** If the type is `typeof witness`, the declarations of that function say more. */
  function functionsBehind(node: ts.Declaration): ts.Declaration[] | undefined {
    const type = (node as ts.PropertySignature).type;
    if (!type || !ts.isTypeQueryNode(type)) return undefined;
    const behind = checker.getTypeAtLocation(type).symbol?.declarations ?? [];
    return behind.length > 0 && behind.every(ts.isFunctionDeclaration)
      ? behind
      : undefined;
  }

  function commentOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker));
  }

  /** A constant that is a class, such as Field, is described by the class. */
  function subjectOf(symbol: ts.Symbol): ts.Symbol {
    if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) return symbol;
    if (!(symbol.flags & ts.SymbolFlags.Value)) return symbol;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.symbol && type.symbol.flags & ts.SymbolFlags.Class
      ? type.symbol
      : symbol;
  }

  function instanceMembers(symbol: ts.Symbol): ts.Symbol[] {
    const hasInstances =
      ts.SymbolFlags.Class |
      ts.SymbolFlags.Interface |
      ts.SymbolFlags.TypeAlias;
    return symbol.flags & hasInstances
      ? publicMembers(checker.getDeclaredTypeOfSymbol(symbol))
      : [];
  }

  function ownMembers(symbol: ts.Symbol): ts.Symbol[] {
    return symbol.flags & ts.SymbolFlags.Value
      ? publicMembers(checker.getTypeOfSymbol(symbol))
      : [];
  }

  /** Members of a function's result, if the function itself declares them. */
  function resultMembers(symbol: ts.Symbol): ts.Symbol[] {
    if (!(symbol.flags & ts.SymbolFlags.Function)) return [];
    const nodes = symbol.declarations ?? [];
    const types = checker
      .getTypeOfSymbol(symbol)
      .getCallSignatures()
      .map((signature) => signature.getReturnType());
    return types
      .flatMap((type) => publicMembers(type))
      .filter(({ declarations = [] }) =>
        declarations.some((member) =>
          nodes.some((node) => isInside(member, node)),
        ),
      );
  }

  function publicMembers(type: ts.Type): ts.Symbol[] {
    return checker
      .getPropertiesOfType(type)
      .filter((member) => isPublicMember(member, folder))
      .filter(({ declarations = [] }) => declarations.length > 0);
  }

  function isPlainObject(type: ts.Type): boolean {
    return (
      (type.symbol?.flags & ts.SymbolFlags.TypeLiteral) !== 0 &&
      type.getCallSignatures().length === 0 &&
      type.getConstructSignatures().length === 0
    );
  }

  /** The exported class or interface that declares a member, if it is another one. */
  function nameOfOrigin(name: string, member: ts.Symbol): string | undefined {
    const parent = member.declarations?.[0]?.parent;
    const symbol =
      parent &&
      (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent)) &&
      parent.name
        ? checker.getSymbolAtLocation(parent.name)
        : undefined;
    const origins = symbol ? owners.get(symbol) : undefined;
    const owner = ownerOf(name);
    return origins && !origins.includes(owner)
      ? `${origins[0]!}.${member.name}`
      : undefined;
  }

  /** The names under which classes and interfaces are exported. */
  function ownersOf(all: ReadonlyMap<string, ts.Symbol>) {
    const map = new Map<ts.Symbol, string[]>();
    for (const [name, symbol] of all) {
      for (const each of new Set([symbol, subjectOf(symbol)])) {
        pushToMap(map, each, name);
      }
    }
    return map;
  }

  function idsOf(nodes: readonly ts.Declaration[]): string[] {
    return [
      ...new Set(
        nodes.map((node) => {
          const file = node.getSourceFile().fileName;
          return declarationId(node, path.posix.relative(folder, file));
        }),
      ),
    ];
  }
}

/** @returns true if a member is declared inside the object, and is not from another type */
function isDeclaredIn(inner: ts.Symbol, outer: ts.Symbol): boolean {
  return (inner.declarations ?? []).every((node) =>
    outer.declarations?.some((each) => isInside(node, each)),
  );
}

/** A type alias and the result of the function of the same name have the same members. */
function withoutRepeats(all: readonly ExportEntry[]): ExportEntry[] {
  const byKey = new Map<string, ExportEntry>();
  for (const each of all) {
    const key = idOf(each);
    const known = byKey.get(key);
    if (!known) byKey.set(key, each);
    else known.ofResult ||= each.ofResult;
  }
  return [...byKey.values()];
}

function isInside(node: ts.Node, ancestor: ts.Node): boolean {
  for (let up: ts.Node | undefined = node; up; up = up.parent) {
    if (up === ancestor) return true;
  }
  return false;
}
