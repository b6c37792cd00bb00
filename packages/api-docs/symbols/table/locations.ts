import {
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type Router,
} from 'typedoc';
import type { SymbolKind } from '../symbol';

/** The page and heading that document a symbol. */
export interface DocLocation {
  /** The name as users write it: `Field.assertEquals`. */
  name: string;
  kind: SymbolKind;
  /** True for a member of instances. */
  ofInstance: boolean;
  /** Relative to the reference's folder: `classes/Field.md`. */
  page: string;
  /** True for the subject of the page. */
  isSubject?: boolean;
  /** The id of its heading; absent for the subject of the page. */
  anchor?: string;
  source?: { file: string; line: number };
}

/** Our words for TypeDoc's kinds, where they differ. */
const words: Readonly<Record<string, SymbolKind>> = {
  'type alias': 'type',
  'enumeration member': 'property',
};

/** @returns the word for what a reflection is */
export function kindOfReflection({ kind }: Reflection): SymbolKind {
  const word = ReflectionKind.singularString(kind).toLowerCase();
  return words[word] ?? (word as SymbolKind);
}

/** If several pages have a name, the first kind is meant. */
const order: readonly SymbolKind[] = [
  'class',
  'enumeration',
  'namespace',
  'function',
  'variable',
  'interface',
  'type',
];

/** Sorts the pages of a name. Members come first. */
export function byKind(a: SymbolKind, b: SymbolKind): number {
  return order.indexOf(a) - order.indexOf(b);
}

const documented = ReflectionKind.SomeExport | ReflectionKind.SomeMember;

/** @returns the location of every symbol and member that has a page or a heading */
export function readLocations(
  project: ProjectReflection,
  router: Router,
): DocLocation[] {
  return Object.values(project.reflections).flatMap((reflection) => {
    const isDocumented =
      reflection.kindOf(documented) && router.hasUrl(reflection);
    if (!isDocumented) return [];
    const [page = '', anchor] = router.getFullUrl(reflection).split('#');
    const [source] =
      (reflection.isDeclaration() ? reflection.sources : undefined) ?? [];
    return {
      name: reflection.getFullName().replaceAll('.__type', ''),
      kind: kindOfReflection(reflection),
      ofInstance: isOfInstance(reflection),
      page,
      isSubject: !anchor,
      ...(anchor && { anchor }),
      ...(source && { source: { file: source.fileName, line: source.line } }),
    };
  });
}

function isOfInstance({ parent, flags }: Reflection): boolean {
  let owner = parent;
  while (owner?.kindOf(ReflectionKind.TypeLiteral)) owner = owner.parent;
  if (owner?.kindOf(ReflectionKind.Class)) return !flags.isStatic;
  return (
    owner?.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ?? false
  );
}
