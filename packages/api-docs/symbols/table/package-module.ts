import path from 'node:path';
import ts from 'typescript';
import { ownerOf } from '../id';

/** `Experimental.V2.MinaProgram` has two namespaces above it. */
const depth = 2;

/** Parts of a package that the reference leaves out, see `excludedSources` in packages/api-docs/reference. */
const leftOut = /^(?:bindings|mina-signer)\//;

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  // Without the language's own types, classes made from others lose members.
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** A package's type declarations, and what they export. */
export interface PackageModule {
  checker: ts.TypeChecker;
  /** Absolute path of the folder that all declarations of the package are in. */
  folder: string;
  /** Exports by name, with the namespace in front: `Mina.transaction`. */
  names: ReadonlyMap<string, ts.Symbol>;
  /** Exports without a page: they or their namespace are in a part that the reference leaves out. */
  withoutPage: ReadonlySet<string>;
}

/**
 * Reads the names that a package exports, as values or types. Names that begin
 * with an underscore are left out.
 *
 * @param packageFolder absolute path of the package
 * @throws Error when the package has no type declarations, or a part of them is missing
 */
export function readPackage(packageFolder: string): PackageModule {
  const entry = path.join(packageFolder, 'dist/node/index.d.ts');
  const program = ts.createProgram([entry], compilerOptions);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const folder = path.dirname(source.fileName);
  const names = new Map<string, ts.Symbol>();
  const withoutPage = new Set<string>();
  addNames(module, '', depth);
  return { checker, folder, names, withoutPage };

  function addNames(scope: ts.Symbol, prefix: string, left: number): void {
    for (const symbol of checker.getExportsOfModule(scope)) {
      if (symbol.name.startsWith('_') || symbol.name === 'default') continue;
      const name = `${prefix}${symbol.name}`;
      const target = resolve(symbol, name);
      names.set(name, target);
      if (withoutPage.has(ownerOf(name)) || isLeftOut(target)) {
        withoutPage.add(name);
      }
      if (target.flags & ts.SymbolFlags.Namespace && left > 0) {
        addNames(target, `${name}.`, left - 1);
      }
    }
  }

  function isLeftOut({ declarations = [] }: ts.Symbol): boolean {
    return declarations
      .map((node) => node.getSourceFile().fileName)
      .every((file) => leftOut.test(path.posix.relative(folder, file)));
  }

  function resolve(symbol: ts.Symbol, name: string): ts.Symbol {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    const target = checker.getAliasedSymbol(symbol);
    if ((target.declarations ?? []).length === 0) {
      throw new Error(`${entry}: the declaration of ${name} is missing.`);
    }
    return target;
  }
}

/**
 * @param folder of the package's declarations
 * @returns true if a symbol is a public member that the package itself declares
 */
export function isPublicMember(
  { name, declarations = [] }: ts.Symbol,
  folder: string,
): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    /^[A-Za-z]\w*$/.test(name) &&
    name !== 'prototype' &&
    declarations.every(
      (node) =>
        !(ts.getCombinedModifierFlags(node) & hidden) &&
        node.getSourceFile().fileName.startsWith(folder),
    )
  );
}
