import type { Changes, Comparison } from '@o1js-docs/api-docs/symbols/history';

const lists: Readonly<Record<keyof Changes, string>> = {
  added: 'new exports',
  removed: 'removed exports',
  newMembers: 'new members',
  removedMembers: 'removed members',
  deprecated: 'deprecated',
  restored: 'no longer deprecated',
};

/**
 * @param release the release that was compared
 * @param recorded its record
 * @param found the comparison of its package
 * @returns each contradiction, as a sentence
 */
export function differences(
  release: string,
  recorded: Comparison,
  found: Comparison,
): string[] {
  const count =
    recorded.exports === found.exports
      ? []
      : [
          `${release}: ${recorded.exports} exports are recorded, the package has ${found.exports}.`,
        ];
  return [
    ...count,
    ...Object.entries(lists).flatMap(([key, label]) => {
      const [before, after] = [recorded, found].map(
        (each) => each[key as keyof Changes],
      ) as [string[], string[]];
      const missing = after.filter((name) => !before.includes(name));
      const wrong = before.filter((name) => !after.includes(name));
      return [
        ...(missing.length > 0
          ? [`${release}: ${label} not recorded: ${missing.join(', ')}`]
          : []),
        ...(wrong.length > 0
          ? [
              `${release}: recorded as ${label}, but not so since ${found.since}: ${wrong.join(', ')}`,
            ]
          : []),
      ];
    }),
  ];
}
