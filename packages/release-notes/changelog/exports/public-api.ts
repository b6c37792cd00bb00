import ts from 'typescript';
import {
  isPublicMember,
  readPackage,
} from '@o1js-docs/api-docs/symbols/table/package-module';

/** An export of a package. */
export interface Exported {
  /** Public members, of instances, of the class or object itself, and of what a function returns, sorted. */
  members: string[];
  /** Exported classes and interfaces that it extends, and the name of the same declaration outside of namespaces. */
  bases: string[];
  /** The name and those of its members whose doc comments say `@deprecated`: `Int64.mod`. */
  deprecated: string[];
}

/** The exports of a package, by name: `Field`, `Mina.transaction`. */
export type PublicApi = Readonly<Record<string, Exported>>;

/**
 * Reads what a package exports: values and types, the members of namespaces
 * with the namespace before them, and the public members of classes and
 * objects at the top. Names that begin with an underscore are left out.
 *
 * @param packageFolder absolute path of the package
 * @throws Error when the package has no type declarations, or a part of them is missing
 */
export function readPublicApi(packageFolder: string): PublicApi {
  const { checker, folder, names, withoutPage } = readPackage(packageFolder);
  const top = new Map(
    [...names]
      .filter(([name]) => !name.includes('.'))
      .map(([name, symbol]) => [symbol, name]),
  );
  return Object.fromEntries(
    sorted(names.keys()).map((name) => [
      name,
      describe(name, names.get(name)!),
    ]),
  );

  function describe(name: string, symbol: ts.Symbol): Exported {
    const self = isDeprecated(symbol) ? [name] : [];
    if (withoutPage.has(name)) {
      return { members: [], bases: [], deprecated: self };
    }
    const members = typesOf(symbol)
      .flatMap(propertiesOf)
      .filter((member) => isPublicMember(member, folder))
      .filter((member) => !names.has(`${name}.${member.name}`));
    return {
      members: sorted(members.map((member) => member.name)),
      bases: sorted(basesOf(name, symbol)),
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

  /** The types of the value, of its instances and of a function's result. */
  function typesOf(symbol: ts.Symbol): ts.Type[] {
    const hasInstances =
      ts.SymbolFlags.Class |
      ts.SymbolFlags.Interface |
      ts.SymbolFlags.TypeAlias;
    return [
      checker.getTypeOfSymbol(symbol),
      ...(symbol.flags & hasInstances
        ? [checker.getDeclaredTypeOfSymbol(symbol)]
        : []),
      ...resultsOf(symbol),
    ];
  }

  /** @returns properties; all cases if the type depends on a parameter, such as `Transaction<Proven>` */
  function propertiesOf(type: ts.Type): ts.Symbol[] {
    if (type.isIntersection()) return type.types.flatMap(propertiesOf);
    if (!(type.flags & ts.TypeFlags.Conditional)) {
      return checker.getPropertiesOfType(type);
    }
    const { trueType, falseType } = (type as ts.ConditionalType).root.node;
    return [trueType, falseType].flatMap((node) =>
      checker.getPropertiesOfType(checker.getTypeFromTypeNode(node)),
    );
  }

  /** Objects without an exported name that a function returns or promises, such as the result of `ZkProgram(…)`. */
  function resultsOf(symbol: ts.Symbol): ts.Type[] {
    if (!(symbol.flags & ts.SymbolFlags.Function)) return [];
    return checker
      .getTypeOfSymbol(symbol)
      .getCallSignatures()
      .map((signature) => signature.getReturnType())
      .map((type) => checker.getAwaitedType(type) ?? type)
      .filter(isWrittenOut);
  }

  function isWrittenOut(type: ts.Type): boolean {
    if (type.aliasSymbol && top.has(type.aliasSymbol)) return false;
    return type.isIntersection()
      ? type.types.some(isWrittenOut)
      : type.symbol !== undefined &&
          (type.symbol.flags & ts.SymbolFlags.TypeLiteral) !== 0;
  }

  function basesOf(name: string, symbol: ts.Symbol): string[] {
    const own = top.get(symbol);
    const sameAs = own === undefined || own === name ? [] : [own];
    if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) {
      return sameAs;
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
    return [
      ...sameAs,
      ...checker.getBaseTypes(type).flatMap((base) => {
        const symbolOfBase = base.getSymbol();
        if (!symbolOfBase) return [];
        const nameOfBase = top.get(symbolOfBase);
        return [
          ...(nameOfBase ? [nameOfBase] : []),
          ...basesOf(nameOfBase ?? '', symbolOfBase),
        ];
      }),
    ];
  }
}

/** @returns the names in order, each of them once. */
function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}
