import ts from 'typescript';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { CheckedFile } from '@o1js-docs/samples/types/checked-files';
import {
  programOfFiles,
  type CompileTarget,
} from '@o1js-docs/samples/types/compile';
import { byDepth, ownerOf } from '../id';
import type { ApiSymbol } from '../symbol';
import { declarationId } from '../table/declaration-id';

/** A name in a file that means a symbol of the release. */
export interface NamedSymbol {
  /** From 1. */
  line: number;
  /** Characters before it on the line. */
  column: number;
  text: string;
  symbol: ApiSymbol;
}

/**
 * Resolves the names in files with TypeScript.
 *
 * @param table the symbols of that release
 * @returns the names that mean symbols of the release, in reading order
 */
export function resolveNames(
  files: readonly CheckedFile[],
  target: CompileTarget,
  table: readonly ApiSymbol[],
): Map<CheckedFile, NamedSymbol[]> {
  const { program, sourceOf } = programOfFiles(files, target);
  const resolver = new Resolver(program.getTypeChecker(), table);
  return new Map(files.map((file) => [file, resolver.namesIn(sourceOf(file))]));
}

/** Declarations of o1js, below the folder that they are in. */
const declaration = /\/node_modules\/o1js[^/]*\/dist\/node\/(?<file>.+)$/;

class Resolver {
  private readonly byDeclaration = new Map<string, ApiSymbol[]>();

  constructor(
    private readonly checker: ts.TypeChecker,
    table: readonly ApiSymbol[],
  ) {
    for (const symbol of table.toSorted(byDepth)) {
      for (const declaration of symbol.declarations) {
        pushToMap(this.byDeclaration, declaration, symbol);
      }
    }
  }

  namesIn(file: ts.SourceFile): NamedSymbol[] {
    const found: NamedSymbol[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = this.symbolOf(node);
        if (symbol) {
          const { line, character: column } =
            file.getLineAndCharacterOfPosition(node.getStart(file));
          found.push({ line: line + 1, column, text: node.text, symbol });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  }

  private symbolOf(node: ts.Identifier): ApiSymbol | undefined {
    if (isDeclared(node)) return undefined;
    const candidates = this.candidates(this.resolved(node));
    if (candidates.length < 2) return candidates[0];
    // A member belongs to the class in use, even if the class inherits it.
    const owners = this.ownersOf(node);
    return (
      candidates.find(({ name }) => owners.includes(ownerOf(name))) ??
      candidates.find(({ inheritedFrom }) => !inheritedFrom) ??
      candidates[0]
    );
  }

  private resolved(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  private candidates(symbol: ts.Symbol | undefined): ApiSymbol[] {
    return (symbol?.declarations ?? []).flatMap((node) => {
      const file = declaration.exec(node.getSourceFile().fileName)?.groups
        ?.file;
      if (file === undefined) return [];
      return this.byDeclaration.get(declarationId(node, file)) ?? [];
    });
  }

  /** Names of what a member is accessed on. */
  private ownersOf({ parent }: ts.Identifier): string[] {
    const on = ts.isPropertyAccessExpression(parent)
      ? parent.expression
      : ts.isQualifiedName(parent)
        ? parent.left
        : undefined;
    if (!on) return [];
    const type = this.checker.getTypeAtLocation(on);
    const symbols = [
      ts.isIdentifier(on) ? this.resolved(on) : undefined,
      type.aliasSymbol,
      type.symbol,
    ];
    return symbols.flatMap((symbol) =>
      this.candidates(symbol).map(({ name }) => name),
    );
  }
}

/** @returns true if the sample declares the name itself */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isImportSpecifier(parent)) {
    // In `Field as F` the first name is from o1js, the second from the sample.
    return parent.propertyName !== undefined && parent.name === node;
  }
  return (
    !ts.isPropertyAccessExpression(parent) &&
    (parent as ts.NamedDeclaration).name === node
  );
}
