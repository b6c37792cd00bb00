import type {
  DeclarationReflection,
  ProjectReflection,
  Reflection,
  Router,
} from 'typedoc';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { firstSentence } from '../../symbols/first-sentence';
import { byKind, kindOfReflection } from '../../symbols/table/locations';
import { taskGroups } from '../task-groups';
import {
  type Content,
  element,
  filterSlot,
  inlineElement,
  slot,
  writeContent,
} from './elements';
import { commentOf } from './front-matter';
import { escaped, inlineCode, otherKinds } from './pieces';

/**
 * Writes the index of all exports, grouped by what one does with them. Names
 * that the release does not have are left out.
 *
 * @returns Markdown
 * @throws Error when a name is in no group
 */
export function writeIndex(project: ProjectReflection, router: Router): string {
  const urlTo = (each: Reflection) => router.getFullUrl(each);
  const byName = new Map<string, DeclarationReflection[]>();
  for (const each of project.children ?? []) {
    pushToMap(byName, each.name, each);
  }
  const grouped = new Set(taskGroups.flatMap(({ names }) => names));
  const missing = [...byName.keys()].filter((name) => !grouped.has(name));
  if (missing.length > 0) {
    throw new Error(
      `No group of the index has ${missing.join(', ')}. Add them in packages/api-docs/reference/task-groups.yaml.`,
    );
  }
  const sections = taskGroups.map(({ title, names }) => {
    const known = names.flatMap((name) => {
      const found = byName.get(name);
      return found ? [found] : [];
    });
    return known.length > 0 && [`## ${title}`, nameList(known, urlTo)];
  });
  const ours =
    'In the tables of members, grey descriptions are ours, because the release has none.';
  return writeContent([slot(filterSlot), ours, sections]);
}

/**
 * @param names the symbols of each name
 * @param urlTo gives the address of a symbol's page
 * @returns a list of the names, each with its kind and what it is
 */
export function nameList(
  names: readonly (readonly DeclarationReflection[])[],
  urlTo: (symbol: Reflection) => string,
): Content {
  const items = names.map((symbols) => nameItem(symbols, urlTo));
  return element('api-names', items.join('\n'));
}

/** The name leads to its first page; the words after it lead to its others. */
function nameItem(
  symbols: readonly DeclarationReflection[],
  urlTo: (symbol: Reflection) => string,
): string {
  const [first, ...others] = symbols.toSorted((a, b) =>
    byKind(kindOfReflection(a), kindOfReflection(b)),
  ) as [DeclarationReflection, ...DeclarationReflection[]];
  const name = inlineCode(first.name);
  const shown = first.isDeprecated() ? `~~${name}~~` : name;
  const also = others.map(
    (each) => `[${kindOfReflection(each)}](${urlTo(each)})`,
  );
  const description = [first, ...others]
    .map((each) => firstSentence(commentOf(each)))
    .find(Boolean);
  const kind = inlineElement('api-kind', kindOfReflection(first));
  return [
    `- ${kind} [${shown}](${urlTo(first)})${also.length > 0 ? `, ${otherKinds(also)}` : ''}`,
    ...(description ? ['', `  ${escaped(description)}`, ''] : []),
  ].join('\n');
}
