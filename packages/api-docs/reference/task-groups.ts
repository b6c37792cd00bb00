import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A group of the reference's index, by task. */
interface TaskGroup {
  title: string;
  /** Exported names, in the order in which they are shown. */
  names: readonly string[];
}

const groups = parse(
  readFileSync(new URL('task-groups.yaml', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The groups, in reading order. */
export const taskGroups = Object.entries(groups).map(
  ([title, names]): TaskGroup => ({ title, names: names.split(' ') }),
);
