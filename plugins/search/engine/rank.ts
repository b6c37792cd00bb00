import { unqualified } from './name-table';
import type { ReadQuery } from './read-query';
import { isTypeOnly, type Row } from './rows';
import { tuning } from './tuning';
import { stopWords } from './stop-words';
import { queryTerms, squash, stem } from './words';

/** How much more a row is worth than its words alone say. */
export function rankFactor(row: Row, query: ReadQuery): number {
  return (
    levelFactor(row) *
    kindFactor(row, query) *
    titleFactor(row, query) *
    (1 + tuning.links * Math.log2(1 + row.inboundLinks))
  );
}

function levelFactor({ level }: Row): number {
  return level === 1 ? tuning.pageLevel : level === 2 ? tuning.headingLevel : 1;
}

/** A guide answers a question, the reference an identifier; a release of the changelog neither. */
function kindFactor(row: Row, { isIdentifier, asksHow }: ReadQuery): number {
  const { kind } = row;
  if (kind === 'changelog' && row.level > 1) return tuning.changelog;
  if (kind === 'guide') {
    if (isIdentifier) return 1;
    return asksHow && isOfErrors(row)
      ? tuning.guide * tuning.errorForHow
      : tuning.guide;
  }
  return (isIdentifier ? 1.5 : 1) * (isTypeOnly(row) ? tuning.typeAlias : 1);
}

function isOfErrors({ hierarchy }: Row): boolean {
  return hierarchy[0]!.endsWith('errors');
}

/** A title that the query spells out, alone or after its page's (`Field.assertEquals`), or in part. */
function titleFactor(
  row: Row,
  { joined, whole, words, isIdentifier, isQuestion }: ReadQuery,
): number {
  if (!joined) return 1;
  const isApi = row.kind === 'api';
  const title = squashed(row).title;
  // Spelt out, a page is meant before a section, and by its name alone: `BatchReducer`.
  const name =
    row.level === 1 && isApi ? squash(unqualified(row.title)) : title;
  if (isQuestion && isApi && name !== whole) return 1;
  const most =
    row.level > 1
      ? isApi && !isIdentifier
        ? tuning.memberByChance
        : tuning.heading
      : isApi && words.length > 1
        ? tuning.nameInWords
        : tuning.pageTitle;
  if ([title, name].some((each) => each === joined || each === whole))
    return most;
  if (row.level > 1 && squashed(row).page + title === joined)
    return tuning.pageTitle;
  return title.includes(joined)
    ? 1 +
        (Math.min(most, tuning.heading) - 1) *
          (joined.length / title.length) ** 2
    : 1;
}

interface Squashed {
  title: string;
  page: string;
  text?: string;
}

/** What is compared at every key. */
const known = new WeakMap<Row, Squashed>();

function squashed(row: Row): Squashed {
  let titles = known.get(row);
  if (!titles) {
    titles = { title: squash(row.title), page: squash(row.hierarchy[0]!) };
    known.set(row, titles);
  }
  return titles;
}

/** Apart from the titles, because only the first results are read. */
function squashedText(row: Row): string {
  return (squashed(row).text ??= squash(
    `${row.title} ${row.text} ${row.keywords}`,
  ));
}

/** From so many words on, a title in the query is no chance. */
const tellingTitle = 3;

/**
 * How much more a row is worth that has the query's words in the query's
 * order: an error message belongs to the page that quotes it. Costly, so meant
 * for the first results only.
 */
export function phraseFactor(row: Row, { sequence }: ReadQuery): number {
  if (sequence.length < 2) return 1;
  const pairs = sequence.slice(1).map((next, i) => `${sequence[i]!}${next}`);
  const text = squashedText(row);
  const there = pairs.filter((pair) => text.includes(pair)).length;
  const inOrder =
    1 + Math.min(pairs.length, 3) * tuning.order * (there / pairs.length) ** 2;
  const title = squashed(row).title;
  const isQuoted =
    row.title.split(/\s+/).length >= tellingTitle &&
    sequence.join('').includes(title);
  return inOrder * (isQuoted ? tuning.quoted : 1);
}

/** What a word in the title of a heading's page counts, of one in its own. */
const inPageTitle = 0.7;

/**
 * How much more a row is worth whose title says what the query says: the
 * query's words are in it or in its page's title, and it has few others.
 *
 * @returns the factor of a row; the query is read once for all rows
 */
export function overlapWith({ words }: ReadQuery): (row: Row) => number {
  const asked = words.map(({ term, weight }) => ({ stem: stem(term), weight }));
  const wanted = asked.reduce((sum, { weight }) => sum + weight, 0);
  return (row) => {
    const title = stemsOf(row.title);
    const page = row.level > 1 ? stemsOf(row.hierarchy[0]!) : title;
    let there = 0;
    let inTitle = 0;
    for (const word of asked) {
      const isInTitle = title.has(word.stem);
      if (word.weight >= 1 && isInTitle) inTitle++;
      if (isInTitle) there += word.weight;
      else if (page.has(word.stem)) there += inPageTitle * word.weight;
    }
    if (inTitle === 0) return 1;
    const otherWords = 1 - Math.min(1, inTitle / title.size);
    return (
      1 +
      tuning.overlap * (there / wanted) * (1 - tuning.overlapTitle * otherWords)
    );
  };
}

/** What titles are compared by, at every key. */
const knownStems = new Map<string, ReadonlySet<string>>();

/** @returns what the telling words of a title share with their other forms. */
export function stemsOf(title: string): ReadonlySet<string> {
  let stems = knownStems.get(title);
  if (!stems) {
    const telling = queryTerms(title).filter((term) => !stopWords.has(term));
    stems = new Set(telling.map(stem));
    knownStems.set(title, stems);
  }
  return stems;
}
