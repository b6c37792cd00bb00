import type { ScaleFigures } from './measure';

/** A figure that grows with the number of versions. */
interface Limit {
  what: string;
  figure: (figures: ScaleFigures) => number;
  /** How many times the figure of the fewest versions it may be. */
  ratio?: number;
  /** What it may be at any number of versions. */
  most?: number;
}

/** What ten versions may cost, compared with three. */
const scaleLimits: readonly Limit[] = [
  { what: 'cold build, s', figure: ({ cold }) => cold.seconds, ratio: 3 },
  { what: 'cold build, CPU s', figure: ({ cold }) => cold.cpuSeconds },
  { what: 'cold build, MB', figure: ({ cold }) => cold.megabytes, most: 2500 },
  { what: 'warm build, s', figure: ({ warm }) => warm.seconds, ratio: 1.5 },
  { what: 'warm build, CPU s', figure: ({ warm }) => warm.cpuSeconds },
  { what: 'warm build, MB', figure: ({ warm }) => warm.megabytes, most: 2500 },
  { what: 'build after an edit, s', figure: ({ edited }) => edited.seconds },
  { what: 'build after an edit, MB', figure: ({ edited }) => edited.megabytes },
  { what: 'npm start, ms', figure: ({ start }) => start, ratio: 1.1 },
  { what: 'an edit, ms', figure: ({ edit }) => edit, ratio: 1.1 },
  { what: 'pages', figure: ({ pages }) => pages },
  { what: 'build, MB', figure: ({ buildMegabytes }) => buildMegabytes },
  { what: 'first visit, B', figure: ({ firstVisit }) => firstVisit, ratio: 1 },
  { what: 'scripts started, B', figure: ({ started }) => started, ratio: 1 },
  { what: 'search rows, B', figure: ({ searchRows }) => searchRows, ratio: 1 },
];

/**
 * Puts the figures of several numbers of versions beside each other.
 *
 * @param all in the order of the numbers
 * @returns a row a figure: its value by number, how many times the first the last is, and whether the limit is met
 */
export function compareFigures(
  all: readonly ScaleFigures[],
): Record<string, Record<string, number | string | boolean>> {
  const [first, last] = [all[0]!, all.at(-1)!];
  return Object.fromEntries(
    scaleLimits.map(({ what, figure, ratio, most }) => {
      // Limits have one decimal.
      const times = Number((figure(last) / figure(first)).toFixed(1));
      const isMet =
        times <= (ratio ?? Infinity) && figure(last) <= (most ?? Infinity);
      return [
        what,
        {
          ...Object.fromEntries(
            all.map((each) => [`${each.versions} versions`, figure(each)]),
          ),
          ratio: times,
          ...((ratio ?? most) !== undefined && {
            limit: ratio === undefined ? `${most}` : `ratio ${ratio}`,
            met: isMet,
          }),
        },
      ];
    }),
  );
}
