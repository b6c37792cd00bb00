import type {
  ChangedSignatures,
  Changes,
  Comparison,
} from '@o1js-docs/api-docs/symbols/history';

const lists: readonly (readonly [keyof Changes, string])[] = [
  ['added', 'New exports'],
  ['removed', 'Removed exports'],
  ['newMembers', 'New members'],
  ['removedMembers', 'Removed members'],
  ['deprecated', 'Deprecated'],
];

/** A longer list opens on demand. */
const mostShown = 12;

/**
 * @param signatures that changed in the release
 * @returns Markdown that lists a release's new, removed and changed exports
 */
export function exportLists(
  comparison: Comparison,
  signatures: ChangedSignatures = {},
): string {
  const { since } = comparison;
  const changed = Object.keys(signatures).map((id) => id.replace('#', '.'));
  const shown = [
    ...lists.map(([key, label]) => [label, comparison[key]] as const),
    ['Changed signatures', changed] as const,
  ].filter(([, names]) => names.length > 0);
  if (shown.length === 0)
    return `Exports the same names as ${since}, with the same signatures.`;
  return shown
    .map(([label, names]) => {
      const text = names.map((name) => `\`${name}\``).join(', ');
      const title = `${label} since ${since}`;
      return names.length > mostShown
        ? `<details>\n<summary>${title}: ${names.length}</summary>\n\n${text}\n\n</details>`
        : `**${title}:** ${text}`;
    })
    .join('\n\n');
}
