import { readFileSync } from 'node:fs';
import { InvertedIndex } from '../engine/inverted-index';
import { NameTable } from '../engine/name-table';
import { operators } from '../engine/operators';
import { otherTools } from '../engine/other-tools';
import { syntax } from '../engine/read-query';
import { stopWords } from '../engine/stop-words';
import { tuning } from '../engine/tuning';

/** A rule of the ranking, its file and function, and what neutral values make of which object. */
type Rule = [name: string, place: string, target: object, neutral: object];

const weights = (
  name: string,
  place: string,
  neutral: Partial<typeof tuning>,
): Rule => [name, place, tuning, neutral];

const emptied = <Content extends object>(target: Content, nothing: unknown) =>
  Object.fromEntries(Object.keys(target).map((key) => [key, nothing]));

// prettier-ignore
const rules: readonly Rule[] = [
  ['names of the reference', 'name-table.ts', NameTable.prototype, { named: () => [] }],
  weights('aliases', 'alias-table.ts', { alias: 0 }),
  ['wrong letters', 'edit-distance.ts', InvertedIndex.prototype, { similar: () => [] }],
  ['beginnings', 'inverted-index.ts completions', InvertedIndex.prototype, { completions: () => [] }],
  weights('other forms', 'words.ts stem', { inflection: 0 }),
  weights('parts of compounds', 'words.ts compoundTerms', { part: 0 }),
  weights('guide or reference', 'rank.ts kindFactor', { guide: 1, identifier: 1, changelog: 1, typeAlias: 1 }),
  weights('level of the heading', 'rank.ts levelFactor', { pageLevel: 1, headingLevel: 1, beginning: 1 }),
  weights('title is the query', 'rank.ts titleFactor', { pageTitle: 1, heading: 1 }),
  weights('order of the words', 'rank.ts orderFactor', { order: 0, quoted: 1 }),
  weights('links to the page', 'rank.ts rankFactor', { links: 0 }),
  weights('other headings of the page', 'search-index.ts scoreRecords', { pageCoverage: 0 }),
  ['operators', 'operators.ts', operators, emptied(operators, undefined)],
  ['code around a name', 'read-query.ts withoutSyntax', syntax, emptied(syntax, [/(?!)/, ''])],
  ['tools without a page', 'other-tools.ts', otherTools, emptied(otherTools, '\0')],
  ['stop words', 'stop-words.ts', stopWords, { has: () => false }],
];

/**
 * Disables one rule of the ranking after the other.
 *
 * @param score builds the index and scores it
 * @returns the lines of each rule's file or function, and the score without the rule
 */
export async function scoreWithoutEach<Score>(
  score: () => Promise<Score>,
): Promise<{ name: string; lines: number; score: Score }[]> {
  const scores = [];
  for (const [name, place, target, neutral] of rules) {
    const before = Object.fromEntries(
      Object.keys(neutral).map((key) => [key, Reflect.get(target, key)]),
    );
    Object.assign(target, neutral);
    scores.push({ name, lines: linesOf(place), score: await score() });
    Object.assign(target, before);
  }
  return scores;
}

function linesOf(place: string): number {
  const [file, name] = place.split(' ') as [string, string?];
  const source = readFileSync(`packages/search/engine/${file}`, 'utf8');
  const block = `^( *)(?:export )?(?:function )?${name}\\([^]*?^\\1\\}$`;
  const part = name ? new RegExp(block, 'm').exec(source)![0] : source;
  return part.trimEnd().split('\n').length;
}
