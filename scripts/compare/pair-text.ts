import { type Comparison, isCertain } from '../../src/compare/compare-releases';

/** @returns the differences of two releases as lines of text */
export function pairText(comparison: Comparison): string {
  const { from, to, removed, added, deprecated, changed, messages } =
    comparison;
  const names = (keep: (reasons: readonly `${string}`[]) => boolean) =>
    changed.filter(({ reasons }) => keep(reasons)).map(({ name }) => name);
  const breaks = changed
    .filter(({ reasons }) => reasons.some(isCertain))
    .map(({ name }) => name);
  const groups: [string, readonly string[]][] = [
    ['Removed', removed],
    ['Changed so that callers break', breaks],
    [
      'Changed so that callers perhaps break',
      names((reasons) => reasons.length > 0).filter(
        (name) => !breaks.includes(name),
      ),
    ],
    ['Deprecated', deprecated],
    [
      'Changed so that callers keep working',
      names(({ length }) => length === 0),
    ],
    ['Added', added],
  ];
  return [
    `o1js ${from} to ${to}`,
    ...groups
      .filter(([, list]) => list.length > 0)
      .map(([title, list]) => `${title} (${list.length}): ${list.join(', ')}`),
    ...messages.changed.map(({ place, before, after }) =>
      errorLine('Error in new words', place, `${before} → ${after}`),
    ),
    ...messages.gone.map(({ place, text }) =>
      errorLine('Error that is gone', place, text),
    ),
    ...messages.came.map(({ place, text }) =>
      errorLine('New error', place, text),
    ),
  ].join('\n');
}

function errorLine(title: string, place: string, words: string): string {
  return `${title}${place && `, ${place}`}: ${words}`;
}
