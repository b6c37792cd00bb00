import type { Changes } from '../exports/compare';
import type { Comparison } from '../exports/recorded';

const lists: readonly (readonly [keyof Changes, string])[] = [
  ['added', 'New exports'],
  ['removed', 'Removed exports'],
  ['newMembers', 'New members'],
  ['removedMembers', 'Removed members'],
  ['deprecated', 'Deprecated'],
];

/** A longer list opens on demand. */
const mostShown = 12;

/** @returns Markdown that lists a release's new and removed exports. */
export function exportLists(comparison: Comparison): string {
  const { since } = comparison;
  const shown = lists.filter(([key]) => comparison[key].length > 0);
  if (shown.length === 0) return `Exports the same names as ${since}.`;
  return shown
    .map(([key, label]) => {
      const names = comparison[key];
      const text = names.map((name) => `\`${name}\``).join(', ');
      const title = `${label} since ${since}`;
      return names.length > mostShown
        ? `<details>\n<summary>${title}: ${names.length}</summary>\n\n${text}\n\n</details>`
        : `**${title}:** ${text}`;
    })
    .join('\n\n');
}
