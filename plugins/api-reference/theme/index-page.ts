import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type Router,
} from 'typedoc';
import { pushToMap } from '../../push-to-map';
import { firstSentence } from '../../symbols/first-sentence';
import type { TaskGroup } from '../task-groups';
import { filterSlot, slot } from './elements';
import { kindNames } from './front-matter';
import { escaped } from './text';

/** The first kind's page is the name's link, if several pages have the name. */
const order = [
  ReflectionKind.Class,
  ReflectionKind.Namespace,
  ReflectionKind.Function,
  ReflectionKind.Variable,
  ReflectionKind.Interface,
  ReflectionKind.Enum,
  ReflectionKind.TypeAlias,
];

/**
 * Writes the index of all exports, grouped by what one does with them.
 *
 * @param groups of names; one that the release does not have is left out
 * @returns Markdown
 * @throws Error when a name is in no group
 */
export function writeIndex(
  project: ProjectReflection,
  router: Router,
  groups: readonly TaskGroup[],
): string {
  const urlTo = (each: Reflection) => router.getFullUrl(each);
  const byName = new Map<string, DeclarationReflection[]>();
  for (const each of project.children ?? []) {
    if (kindNames.has(each.kind)) pushToMap(byName, each.name, each);
  }
  const grouped = new Set(groups.flatMap(({ names }) => names));
  const missing = [...byName.keys()].filter((name) => !grouped.has(name));
  if (missing.length > 0) {
    throw new Error(
      `No group of the index has ${missing.join(', ')}. Add them in plugins/api-reference/task-groups.ts.`,
    );
  }
  const sections = groups.flatMap(({ title, names }) => {
    const rows = names.flatMap((name) => {
      const found = byName.get(name);
      return found ? [row(found, urlTo)] : [];
    });
    if (rows.length === 0) return [];
    const table = ['| Name | What it is |', '| --- | --- |', ...rows];
    return [`## ${title}`, table.join('\n')];
  });
  return [slot(filterSlot), ...sections].join('\n\n');
}

/** The name leads to its first page; the words lead to its others. */
function row(
  symbols: readonly DeclarationReflection[],
  urlTo: (symbol: Reflection) => string,
): string {
  const [first, ...others] = symbols.toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  ) as [DeclarationReflection, ...DeclarationReflection[]];
  const name = escaped(first.name);
  const shown = first.isDeprecated() ? `~~${name}~~` : name;
  const also = others.map(
    (each) => `[${kindNames.get(each.kind)!}](${urlTo(each)})`,
  );
  const what = [kindNames.get(first.kind)!, ...also].join(', ');
  const description = [first, ...others]
    .map((each) => firstSentence(each.comment ?? each.signatures?.[0]?.comment))
    .find(Boolean);
  return `| [${shown}](${urlTo(first)}) | ${description ? `${escaped(description)} (${what})` : what} |`;
}
