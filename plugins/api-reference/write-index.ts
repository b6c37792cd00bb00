import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pushToMap } from '../push-to-map';
import { projectPage } from './refresh';
import { type TaskGroup, taskGroups } from './task-groups';

/** TypeDoc's headings, and what we call the kind; of several pages of a name, the first kind's is the name's link. */
const kinds: Readonly<Record<string, string>> = {
  Classes: 'class',
  Namespaces: 'namespace',
  Functions: 'function',
  Variables: 'variable',
  Interfaces: 'interface',
  Enumerations: 'enumeration',
  'Type Aliases': 'type',
};

const order = Object.values(kinds);

interface IndexRow {
  kind: string;
  /** As it is shown: a deprecated name is struck out. */
  shown: string;
  url: string;
  description: string;
}

/**
 * Writes the page that lists all exports: TypeDoc groups them by kind, we by
 * what one does with them.
 *
 * @param folder absolute path of a generated reference
 * @throws Error when a name is in no group
 */
export function writeIndex(folder: string): void {
  const file = path.join(folder, `${projectPage}.md`);
  writeFileSync(file, groupByTask(readFileSync(file, 'utf8')));
}

/**
 * @param page TypeDoc's, with a table for each kind
 * @param groups of names; one that a release does not have is left out
 * @returns the page, with a table for each task
 * @throws Error when a name is in no group
 */
export function groupByTask(
  page: string,
  groups: readonly TaskGroup[] = taskGroups,
): string {
  const rows = readRows(page);
  const grouped = new Set(groups.flatMap(({ names }) => names));
  const missing = [...rows.keys()].filter((name) => !grouped.has(name));
  if (missing.length > 0) {
    throw new Error(
      `No group of the index has ${missing.join(', ')}. Add them in plugins/api-reference/task-groups.ts.`,
    );
  }
  const sections = groups.flatMap(({ title, names }) => {
    const found = names.flatMap((name) => {
      const ofName = rows.get(name);
      return ofName ? [tableRow(ofName)] : [];
    });
    return found.length > 0
      ? [[`## ${title}`, '', ...head, ...found, ''].join('\n')]
      : [];
  });
  const opening = page.slice(0, page.indexOf('\n## '));
  return `${opening.trimEnd()}\n\n${sections.join('\n')}`;
}

const head = ['| Name | What it is |', '| ------ | ------ |'];

/** Rows of TypeDoc's tables by name. */
function readRows(page: string): Map<string, IndexRow[]> {
  const rows = new Map<string, IndexRow[]>();
  let kind = '';
  for (const line of page.split('\n')) {
    const title = /^## (?<title>.*)$/.exec(line)?.groups?.title;
    if (title !== undefined) {
      if (!(title in kinds)) {
        throw new Error(
          `What is a section ${title}? Add it to kinds in plugins/api-reference/write-index.ts.`,
        );
      }
      kind = kinds[title]!;
    }
    const row =
      /^\| \[(?<shown>[^\]]+)\]\((?<url>[^)]+)\) \| (?<description>.*) \|$/.exec(
        line,
      )?.groups;
    if (!row) continue;
    const { shown, url, description } = row as Record<keyof typeof row, string>;
    const name = shown!.replaceAll('~~', '').replaceAll('\\', '');
    pushToMap(rows, name, {
      kind,
      shown: shown!,
      url: url!,
      description: description === '-' ? '' : description!,
    });
  }
  return rows;
}

/** The name leads to its first page; the words lead to its others. */
function tableRow(rows: readonly IndexRow[]): string {
  const [first, ...others] = rows.toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
  ) as [IndexRow, ...IndexRow[]];
  const also = others.map(({ kind, url }) => `[${kind}](${url})`);
  const what = [first.kind, ...also].join(', ');
  const description = rows.find((row) => row.description)?.description;
  return `| [${first.shown}](${first.url}) | ${description ? `${description} (${what})` : what} |`;
}
