import { unqualified } from './name-table';
import type { ReadQuery } from './read-query';
import { isTypeOnly, type IndexRecord } from './index-records';
import { tuning } from './tuning';
import { stopWords } from './stop-words';
import { queryTerms, squash, stem } from './words';

/** @returns the factor of a record for its level, kind, title and links, whatever words it contains. */
export function rankFactor(record: IndexRecord, query: ReadQuery): number {
  return (
    levelFactor(record) *
    kindFactor(record, query) *
    titleFactor(record, query) *
    (1 + tuning.links * Math.log2(1 + record.inboundLinks))
  );
}

function levelFactor({ level }: IndexRecord): number {
  return level === 1 ? tuning.pageLevel : level === 2 ? tuning.headingLevel : 1;
}

/** Guides come first for words, and the reference for identifiers. Releases of the changelog come last. */
function kindFactor(
  record: IndexRecord,
  { isIdentifier, asksHow }: ReadQuery,
): number {
  const { kind } = record;
  if (kind === 'changelog' && record.level > 1) return tuning.changelog;
  if (kind === 'guide') {
    if (isIdentifier) return 1;
    return asksHow && isOfErrors(record)
      ? tuning.guide * tuning.errorForHow
      : tuning.guide;
  }
  return (isIdentifier ? 1.5 : 1) * (isTypeOnly(record) ? tuning.typeAlias : 1);
}

function isOfErrors({ hierarchy }: IndexRecord): boolean {
  return hierarchy[0]!.endsWith('errors');
}

/** @returns the factor for a title that is the query, or contains it. A member's title can follow its page's: `Field.assertEquals`. */
function titleFactor(
  record: IndexRecord,
  { joined, whole, words, isIdentifier, isQuestion }: ReadQuery,
): number {
  if (!joined) return 1;
  const isApi = record.kind === 'api';
  const title = squashed(record).title;
  // `BatchReducer` means the page of `Experimental.BatchReducer`.
  const name =
    record.level === 1 && isApi ? squash(unqualified(record.title)) : title;
  if (isQuestion && isApi && name !== whole) return 1;
  const most =
    record.level > 1
      ? isApi && !isIdentifier
        ? tuning.memberByChance
        : tuning.heading
      : isApi && words.length > 1
        ? tuning.nameInWords
        : tuning.pageTitle;
  if ([title, name].some((each) => each === joined || each === whole))
    return most;
  if (record.level > 1 && squashed(record).page + title === joined)
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

/** Computed once, because titles are compared at every key. */
const known = new WeakMap<IndexRecord, Squashed>();

function squashed(record: IndexRecord): Squashed {
  let titles = known.get(record);
  if (!titles) {
    titles = {
      title: squash(record.title),
      page: squash(record.hierarchy[0]!),
    };
    known.set(record, titles);
  }
  return titles;
}

/** Computed later than the titles, because only the first results need it. */
function squashedText(record: IndexRecord): string {
  return (squashed(record).text ??= squash(
    `${record.title} ${record.text} ${record.aliases}`,
  ));
}

/** A title with fewer words can be in a query by chance. */
const leastQuotedWords = 3;

/**
 * @returns the factor of a record that has the query's words in the query's
 * order: an error message belongs to the page that quotes it. It is slow, so
 * call it only for the first results.
 */
export function orderFactor(
  record: IndexRecord,
  { sequence }: ReadQuery,
): number {
  if (sequence.length < 2) return 1;
  const pairs = sequence.slice(1).map((next, i) => `${sequence[i]!}${next}`);
  const text = squashedText(record);
  const there = pairs.filter((pair) => text.includes(pair)).length;
  const inOrder =
    1 + Math.min(pairs.length, 3) * tuning.order * (there / pairs.length) ** 2;
  const title = squashed(record).title;
  const isQuoted =
    record.title.split(/\s+/).length >= leastQuotedWords &&
    sequence.join('').includes(title);
  return inOrder * (isQuoted ? tuning.quoted : 1);
}

/** Weight of a word in the title of a heading's page. In the heading itself it is 1. */
const inPageTitle = 0.7;

/**
 * Compares titles with a query: the query's words are in the title or in its
 * page's title, and the title has few others.
 *
 * @returns a function that returns the factor of a record
 */
export function overlapWith({
  words,
}: ReadQuery): (record: IndexRecord) => number {
  const asked = words.map(({ term, weight }) => ({ stem: stem(term), weight }));
  const wanted = asked.reduce((sum, { weight }) => sum + weight, 0);
  return (record) => {
    const title = stemsOf(record.title);
    const page = record.level > 1 ? stemsOf(record.hierarchy[0]!) : title;
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

/** Computed once, because titles are compared at every key. */
const knownStems = new Map<string, ReadonlySet<string>>();

/** @returns the stems of a title's words, without stop words. */
export function stemsOf(title: string): ReadonlySet<string> {
  let stems = knownStems.get(title);
  if (!stems) {
    const telling = queryTerms(title).filter((term) => !stopWords.has(term));
    stems = new Set(telling.map(stem));
    knownStems.set(title, stems);
  }
  return stems;
}
