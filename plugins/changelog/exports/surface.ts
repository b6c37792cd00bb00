import path from 'node:path';
import ts from 'typescript';
import { byName, sorted } from './names';

/** What a package exports under one name. */
export interface Exported {
  /** Public members, of instances and of the class or object itself, sorted. */
  members: string[];
  /** Exported classes that it extends. */
  bases: string[];
  /** Itself and its members, as far as doc comments say `@deprecated`: `Int64.mod`. */
  deprecated: string[];
}

/** All that a package exports, by name: `Field`, `Mina.transaction`. */
export type Surface = Readonly<Record<string, Exported>>;

/** `Experimental.V2.MinaProgram` has two namespaces above it. */
const depth = 2;

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  // Without the language's own types, classes made from others lose members.
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/**
 * Reads what a package exports: values and types, the members of namespaces
 * with the namespace before them, and the public members of classes and
 * objects at the top. Names that begin with an underscore are left out.
 *
 * @param packageFolder absolute path of the package
 * @throws Error when the package has no type declarations, or a part of them is missing
 */
export function readSurface(packageFolder: string): Surface {
  const entry = path.join(packageFolder, 'dist/node/index.d.ts');
  const program = ts.createProgram([entry], compilerOptions);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const realFolder = path.dirname(source.fileName);
  const names = new Map<string, ts.Symbol>();
  addNames(module, '', depth);
  const top = new Map(
    [...names]
      .filter(([name]) => !name.includes('.'))
      .map(([name, symbol]) => [symbol, name]),
  );
  return Object.fromEntries(
    [...names]
      .sort(([a], [b]) => byName(a, b))
      .map(([name, symbol]) => [name, describe(name, symbol)]),
  );

  function addNames(scope: ts.Symbol, prefix: string, left: number): void {
    for (const symbol of checker.getExportsOfModule(scope)) {
      if (symbol.name.startsWith('_') || symbol.name === 'default') continue;
      const name = `${prefix}${symbol.name}`;
      const target = resolve(symbol, name);
      names.set(name, target);
      if (target.flags & ts.SymbolFlags.Namespace && left > 0) {
        addNames(target, `${name}.`, left - 1);
      }
    }
  }

  function resolve(symbol: ts.Symbol, name: string): ts.Symbol {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    const target = checker.getAliasedSymbol(symbol);
    if ((target.declarations ?? []).length === 0) {
      throw new Error(`${entry}: the declaration of ${name} is missing.`);
    }
    return target;
  }

  function describe(name: string, symbol: ts.Symbol): Exported {
    const self = isDeprecated(symbol) ? [name] : [];
    const isObject = ts.SymbolFlags.Class | ts.SymbolFlags.Variable;
    if (name.includes('.') || !(symbol.flags & isObject)) {
      return { members: [], bases: [], deprecated: self };
    }
    const members = typesOf(symbol)
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter(isPublicMember)
      .filter((member) => !names.has(`${name}.${member.name}`));
    return {
      members: sorted(members.map((member) => member.name)),
      bases: sorted(basesOf(symbol)),
      deprecated: sorted([
        ...self,
        ...members.filter(isDeprecated).map((m) => `${name}.${m.name}`),
      ]),
    };
  }

  function isDeprecated(symbol: ts.Symbol): boolean {
    return symbol
      .getJsDocTags(checker)
      .some((tag) => tag.name === 'deprecated');
  }

  /** The type of the value, and that of its instances. */
  function typesOf(symbol: ts.Symbol): ts.Type[] {
    const hasInstances = ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias;
    return [
      checker.getTypeOfSymbol(symbol),
      ...(symbol.flags & hasInstances
        ? [checker.getDeclaredTypeOfSymbol(symbol)]
        : []),
    ];
  }

  function isPublicMember({ name, declarations = [] }: ts.Symbol): boolean {
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    return (
      /^[A-Za-z]\w*$/.test(name) &&
      name !== 'prototype' &&
      declarations.every(
        (node) =>
          !(ts.getCombinedModifierFlags(node) & hidden) &&
          node.getSourceFile().fileName.startsWith(realFolder),
      )
    );
  }

  function basesOf(symbol: ts.Symbol): string[] {
    if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
    return checker.getBaseTypes(type).flatMap((base) => {
      const symbolOfBase = base.getSymbol();
      if (!symbolOfBase) return [];
      const name = top.get(symbolOfBase);
      return [...(name ? [name] : []), ...basesOf(symbolOfBase)];
    });
  }
}
