import ts from 'typescript';
import { sentenceOf } from '../../api-reference/first-sentence';
import type { Place } from '../../api-reference/places';
import { idOf, ownerOf } from '../id';
import type { ApiSymbol, SymbolKind } from '../symbol';
import type { Declared } from './declared';
import { isNotExported, isWithoutPage } from './gaps';

/** Which page of a name is meant where it has several: a value's before a type's. */
const order: readonly SymbolKind[] = [
  'class',
  'enumeration',
  'namespace',
  'function',
  'variable',
  'interface',
  'type',
];

/**
 * Joins what a package declares with where the reference documents it.
 *
 * @param referenceFolder of the pages, relative to the version's docs
 * @returns the table, sorted by name
 * @throws Error that names symbols without a page, and pages without a symbol
 */
export function joinTable(
  declared: readonly Declared[],
  places: readonly Place[],
  referenceFolder: string,
): ApiSymbol[] {
  const find = placeFinder(declared, places);
  const names = new Set(declared.map(({ name }) => name));
  const problems = [
    ...declared
      .filter((each) => !isWithoutPage(each.name) && !find(each))
      .map(({ name }) => `${name} has no page in the reference.`),
    ...places
      .filter(({ anchor, name }) => !anchor && !names.has(name))
      .filter(({ name }) => !isNotExported(name))
      .map(({ name, page }) => `${page}: the package exports no ${name}.`),
  ];
  if (problems.length > 0) {
    throw new Error(
      `${problems.join('\n')}\nSay why in plugins/symbols/table/gaps.ts, or change the entry points of plugins/api-reference.`,
    );
  }
  return declared
    .map((each) => symbolOf(each, find(each), referenceFolder))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

function symbolOf(
  each: Declared,
  place: Place | undefined,
  referenceFolder: string,
): ApiSymbol {
  const summary = sentenceOf(each.comment, 1);
  const isOwnPlace = place?.name === each.name;
  return {
    name: each.name,
    kind: each.signature.startsWith('function ')
      ? 'function'
      : isOwnPlace
        ? place.kind
        : kindOf(each),
    ...(each.ofInstance && { ofInstance: true }),
    signature: each.signature,
    ...(summary && { summary }),
    ...(each.deprecated !== undefined && { deprecated: each.deprecated }),
    ...(each.inheritedFrom && { inheritedFrom: each.inheritedFrom }),
    ...(place && { page: `${referenceFolder}/${place.page}` }),
    ...(place?.anchor && { anchor: place.anchor }),
    ...(isOwnPlace && place.source && { source: place.source }),
    declarations: each.declarations,
  };
}

/** @returns a function that tells where a symbol is documented: by itself, as the one it is inherited from or is the same as, or with what it belongs to. */
export function placeFinder(
  declared: readonly Declared[],
  places: readonly Place[],
): (each: Declared) => Place | undefined {
  const byKey = new Map<string, Place>();
  for (const place of [...places].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  )) {
    const key = idOf(place);
    if (!byKey.has(key)) byKey.set(key, place);
  }
  const same = new Map<string, Place>();
  for (const each of declared) {
    const place = byKey.get(idOf(each));
    for (const declaration of each.declarations) {
      if (place && !same.has(declaration)) same.set(declaration, place);
    }
  }
  const byName = new Map(declared.map((each) => [each.name, each]));
  const sameAs = ({ declarations }: Pick<Declared, 'declarations'>) =>
    declarations.map((each) => same.get(each)).find(Boolean);
  return (each) => {
    const { name, ofInstance, ofResult, inheritedFrom } = each;
    return (
      byKey.get(idOf(each)) ??
      byKey.get(idOf({ name: inheritedFrom ?? '', ofInstance })) ??
      sameAs(each) ??
      placeOfOwner(name, ofResult)
    );
  };

  function placeOfOwner(name: string, ofResult: boolean): Place | undefined {
    const owner = ownerOf(name);
    if (!owner) return undefined;
    const place =
      byKey.get(owner) ?? sameAs(byName.get(owner) ?? { declarations: [] });
    if (!place) return placeOfOwner(owner, ofResult);
    return ofResult && place.kind === 'function'
      ? { ...place, anchor: 'returns' }
      : place;
  }
}

/** @returns what a symbol is, as far as its declaration tells. */
export function kindOf({ kind, name, ofInstance }: Declared): SymbolKind {
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
