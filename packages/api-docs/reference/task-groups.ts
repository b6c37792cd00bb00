import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const groups = parse(
  readFileSync(new URL('task-groups.yaml', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The groups of the reference's index, by task, in reading order. Each has exported names, in the order in which they are shown. */
export const taskGroups = Object.entries(groups).map(([title, names]) => ({
  title,
  names: names.split(' '),
}));
