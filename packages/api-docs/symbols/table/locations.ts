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

const kinds = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Enum, 'enumeration'],
  [ReflectionKind.EnumMember, 'property'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Variable, 'variable'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Method, 'method'],
  [ReflectionKind.Accessor, 'accessor'],
  [ReflectionKind.Property, 'property'],
]);

/** @returns the location of every symbol and member that has a page or a heading */
export function readLocations(
  project: ProjectReflection,
  router: Router,
): DocLocation[] {
  return Object.values(project.reflections).flatMap((reflection) => {
    const kind = kinds.get(reflection.kind);
    if (!kind || !router.hasUrl(reflection)) return [];
    const [page = '', anchor] = router.getFullUrl(reflection).split('#');
    const [source] =
      (reflection.isDeclaration() ? reflection.sources : undefined) ?? [];
    return {
      name: reflection.getFullName().replaceAll('.__type', ''),
      kind,
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
