import { median } from '@o1js-docs/samples/measure/median';
import type { Prose } from './measure';

/** The figures of a page by name; undefined for those of a sample that it doesn't have. */
export type Figures = Record<string, number | undefined>;

/** The least and the most that a figure should be. */
type Range = readonly [least: number, most: number];

const ofTexts: Record<string, Range> = {
  'odd %': [0, 6],
  'negations ‰': [0, 14],
  'semicolons ‰': [0, 1],
};
const ofGuides: Record<string, Range> = {
  ...ofTexts,
  'you ‰': [15, Infinity],
  'sample lines': [0, 15],
  imports: [0, 3],
  'words before the first sample': [60, 200],
};
/** Words of a guide, by `kind` in its front matter. */
const wordsOfKinds: Record<string, Range> = {
  undefined: [0, 1500],
  concept: [0, 900],
  'how-to': [150, 400],
  tutorial: [0, 1500],
  reference: [0, Infinity],
};
const wordsPerMinute = 220;

/** @returns the figures of one page, or of several together: rates of their whole text, and medians of their samples */
export function figuresOf(pages: readonly Prose[]): Figures {
  type Count = keyof Prose['counts'];
  const sum = (name: Count) =>
    pages.reduce((total, { counts }) => total + counts[name], 0);
  const rate = (name: Count, of: Count, per: number) =>
    round((sum(name) / sum(of)) * per) || 0;
  const samples = pages.flatMap(({ sample }) => sample ?? []);
  const middle = (name: keyof (typeof samples)[number]) =>
    samples.length > 0 ? median(samples.map((one) => one[name])) : undefined;
  return {
    words: sum('words'),
    'odd %': rate('odd', 'sentences', 100),
    'negations ‰': rate('negations', 'words', 1000),
    'you ‰': rate('you', 'words', 1000),
    'semicolons ‰': rate('semicolons', 'words', 1000),
    'sample lines': middle('lines'),
    imports: middle('imports'),
    'words before the first sample': middle('wordsBefore'),
    tables: sum('tables'),
    minutes: round(sum('words') / wordsPerMinute),
  };
}

/**
 * Compares a page with its targets and its ceilings. A ceiling is a figure that
 * missed its target before, and may only come nearer to it.
 *
 * @returns a message for each figure that misses both, and the page's ceilings from now on
 */
export function compareProse(
  page: string,
  prose: Prose,
  ceilings: Figures = {},
): { messages: string[]; next: Figures } {
  const isGuide = /^docs\/(?:.*\/)?[^_/][^/]*$/.test(page);
  const words = wordsOfKinds[String(prose.kind)];
  if (!words) {
    const kinds = Object.keys(wordsOfKinds).slice(1).join(', ');
    return { messages: [`kind: has to be one of ${kinds}.`], next: ceilings };
  }
  const messages: string[] = [];
  const next: Figures = {};
  const figures = figuresOf([prose]);
  const targets = isGuide ? { words, ...ofGuides } : ofTexts;
  for (const [name, range] of Object.entries(targets)) {
    const figure = figures[name];
    if (figure === undefined) continue;
    const before = ceilings[name];
    const now = distance(figure, range);
    const allowed = before === undefined ? 0 : distance(before, range);
    if (now > 0 && allowed > 0) next[name] = now < allowed ? figure : before;
    if (now <= allowed) continue;
    const [least, most] = range;
    const target = figure > most ? `at most ${most}` : `at least ${least}`;
    const was = before === undefined ? '' : ` It was ${before} before.`;
    messages.push(
      `${name}: ${figure}, ${round(now - allowed)} too ${figure > most ? 'many' : 'few'}.${was} The target is ${target}.`,
    );
  }
  return { messages, next };
}

function distance(figure: number, [least, most]: Range): number {
  return Math.max(least - figure, figure - most, 0);
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
