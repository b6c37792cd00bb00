import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Application,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { createSlugger } from '@docusaurus/utils';
import { headingText } from '../markdown/api-parts';
import type { SymbolKind } from '../symbols/symbol';

/** The page and heading that document a symbol. */
export interface DocLocation {
  /** The name as users write it: `Field.assertEquals`. */
  name: string;
  kind: SymbolKind;
  /** True for a member of instances. */
  ofInstance: boolean;
  /** Relative to the reference's folder: `classes/Field.md`. */
  page: string;
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

/** TypeDoc loads its plugins itself, so the locations are passed through a file. */
const locationsFile = '.locations.json';

/** Writes the location of every documented symbol and member to a file. */
export function writeDocLocations(
  { renderer: { router }, options }: Application,
  project: ProjectReflection,
): void {
  const locations: DocLocation[] = Object.values(project.reflections).flatMap(
    (reflection) => {
      const kind = kinds.get(reflection.kind);
      if (!kind || !router?.hasUrl(reflection)) return [];
      const [page = '', anchor] = router.getFullUrl(reflection).split('#');
      const [source] =
        (reflection.isDeclaration() ? reflection.sources : undefined) ?? [];
      return {
        name: reflection.getFullName().replaceAll('.__type', ''),
        kind,
        ofInstance: isOfInstance(reflection),
        page,
        ...(anchor && { anchor }),
        ...(source && { source: { file: source.fileName, line: source.line } }),
      };
    },
  );
  const file = path.join(options.getValue('out'), locationsFile);
  writeFileSync(file, JSON.stringify(locations));
}

/**
 * Reads and deletes the file of `writeDocLocations`. TypeDoc numbers anchors as
 * if parameters had no headings, so anchors are taken from the headings of the
 * page. A member without a heading, such as a member of a function, gets none.
 */
export function takeDocLocations(folder: string): DocLocation[] {
  const file = path.join(folder, locationsFile);
  const locations = JSON.parse(readFileSync(file, 'utf8')) as DocLocation[];
  rmSync(file);
  const headings = new Map<string, Heading[]>();
  return locations.map(({ anchor, ...location }) => {
    if (!anchor) return location;
    const ofPage =
      headings.get(location.page) ?? headingsOf(folder, location.page);
    headings.set(location.page, ofPage);
    const named = ofPage.filter(
      ({ text }) => text === location.name.split('.').at(-1),
    );
    const heading = named.find(({ id }) => id === anchor) ?? named[0];
    return heading ? { ...location, anchor: heading.id } : location;
  });
}

interface Heading {
  text: string;
  id: string;
}

/** Headings of a page's members, with the ids that page/remark.ts gives them. */
function headingsOf(folder: string, page: string): Heading[] {
  const slugger = createSlugger();
  const text = readFileSync(path.join(folder, page), 'utf8');
  return Array.from(
    text.matchAll(/^(?<level>#{2,}) (?<heading>.+)$/gm),
    ({ groups }) => {
      const heading = headingText(groups!.heading!);
      return {
        level: groups!.level!.length,
        text: heading.replace(/\?|\(.*/g, '').trim(),
        id: slugger.slug(heading),
      };
    },
  ).filter(({ level }) => level === membersLevel);
}

/** Parameters have deeper headings, groups of members a higher one. */
const membersLevel = 3;

function isOfInstance({ parent, flags }: Reflection): boolean {
  let owner = parent;
  while (owner?.kindOf(ReflectionKind.TypeLiteral)) owner = owner.parent;
  if (owner?.kindOf(ReflectionKind.Class)) return !flags.isStatic;
  return (
    owner?.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ?? false
  );
}
