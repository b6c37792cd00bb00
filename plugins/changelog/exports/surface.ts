import ts from 'typescript';
import {
  isPublicMember,
  readPackage,
} from '../../symbols/table/package-module';
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

/**
 * Reads what a package exports: values and types, the members of namespaces
 * with the namespace before them, and the public members of classes and
 * objects at the top. Names that begin with an underscore are left out.
 *
 * @param packageFolder absolute path of the package
 * @throws Error when the package has no type declarations, or a part of them is missing
 */
export function readSurface(packageFolder: string): Surface {
  const { checker, folder, names } = readPackage(packageFolder);
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

  function describe(name: string, symbol: ts.Symbol): Exported {
    const self = isDeprecated(symbol) ? [name] : [];
    const isObject = ts.SymbolFlags.Class | ts.SymbolFlags.Variable;
    if (name.includes('.') || !(symbol.flags & isObject)) {
      return { members: [], bases: [], deprecated: self };
    }
    const members = typesOf(symbol)
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter((member) => isPublicMember(member, folder))
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
