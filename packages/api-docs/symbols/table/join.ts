import ts from 'typescript';
import { referenceFolder } from '@o1js-docs/project/paths';
import { sentenceOf } from '../first-sentence';
import { idOf, ownerOf } from '../id';
import type { ApiSymbol, SymbolKind } from '../symbol';
import type { ExportEntry } from './export-table';
import { byKind, type DocLocation } from './locations';

/**
 * Joins the exports that a package declares with their places in the reference.
 *
 * @returns the table, sorted by name
 */
export function joinTable(
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
): ApiSymbol[] {
  const find = locationFinder(exportTable, locations);
  return exportTable
    .map((each) => symbolOf(each, find(each)))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

function symbolOf(
  each: ExportEntry,
  location: DocLocation | undefined,
): ApiSymbol {
  const summary = sentenceOf(each.comment, 1);
  const isOwnLocation = location?.name === each.name;
  return {
    name: each.name,
    kind: each.signature.startsWith('function ')
      ? 'function'
      : isOwnLocation
        ? location.kind
        : kindOf(each),
    ...(each.ofInstance && { ofInstance: true }),
    signature: each.signature,
    ...(summary && { summary }),
    ...(each.deprecated !== undefined && {
      deprecated: sentenceOf(each.deprecated, 1) ?? '',
    }),
    ...(each.inheritedFrom && { inheritedFrom: each.inheritedFrom }),
    ...(location && { page: `${referenceFolder}/${location.page}` }),
    ...(location?.anchor && { anchor: location.anchor }),
    ...(isOwnLocation && location.source && { source: location.source }),
    declarations: each.declarations,
  };
}

/** @returns a function that finds the documentation of a symbol: its own, its origin's or alias's, or its owner's. */
export function locationFinder(
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
): (each: ExportEntry) => DocLocation | undefined {
  const byKey = new Map<string, DocLocation>();
  for (const location of locations.toSorted((a, b) => byKind(a.kind, b.kind))) {
    const key = idOf(location);
    if (!byKey.has(key)) byKey.set(key, location);
  }
  const same = new Map<string, DocLocation>();
  for (const each of exportTable) {
    const location = byKey.get(idOf(each));
    for (const declaration of each.declarations) {
      if (location && !same.has(declaration)) same.set(declaration, location);
    }
  }
  const byName = new Map(exportTable.map((each) => [each.name, each]));
  const sameAs = ({ declarations }: ExportEntry) =>
    declarations.map((each) => same.get(each)).find(Boolean);
  return (each) => {
    return byKey.get(idOf(each)) ?? sameAs(each) ?? locationOfOwner(each.name);
  };

  function locationOfOwner(name: string): DocLocation | undefined {
    const owner = byName.get(ownerOf(name));
    if (!owner) return undefined;
    return (
      byKey.get(owner.name) ?? sameAs(owner) ?? locationOfOwner(owner.name)
    );
  }
}

/** @returns the kind of a symbol, from its declaration. */
export function kindOf({ kind, name, ofInstance }: ExportEntry): SymbolKind {
  const { SymbolFlags: is } = ts;
  if (kind & is.Class) return 'class';
  if (kind & is.Enum) return 'enumeration';
  if (kind & is.Namespace && !(kind & is.Value)) return 'namespace';
  if (kind & is.Method) return 'method';
  if (kind & is.Accessor) return 'accessor';
  if (kind & (is.Property | is.EnumMember)) return 'property';
  if (kind & is.Function) return 'function';
  if (kind & is.Variable)
    return name.includes('.') && ofInstance ? 'property' : 'variable';
  if (kind & is.Interface) return 'interface';
  return 'type';
}
