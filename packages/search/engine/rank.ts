import { isTypeOnly, type IndexRecord } from './index-records';
import { isAboutErrors } from './message-table';
import { nameIn, unqualified } from './name-table';
import type { ReadQuery } from './read-query';
import { tuning } from './tuning';
import { squash } from './words';

/** @returns the factor of a record for its level, kind, title and links, whatever words it contains. */
export function rankFactor(record: IndexRecord, query: ReadQuery): number {
  return (
    levelFactor(record, query) *
    kindFactor(record, query) *
    titleFactor(record, query) *
    (1 + tuning.links * Math.log2(1 + record.inboundLinks))
  );
}

/** Two letters are the beginning of a page's title, not a word in the middle of a page. */
function levelFactor(record: IndexRecord, { joined }: ReadQuery): number {
  const isBeginning = joined.length <= lettersOfBeginning;
  if (record.level === 1)
    return isBeginning && squashed(record).name.startsWith(joined)
      ? tuning.beginning
      : tuning.pageLevel;
  return record.level === 2 && !isBeginning ? tuning.headingLevel : 1;
}

/** A query of so few letters is the beginning of a word. */
const lettersOfBeginning = 2;

/** Rows of lists and steps of the course, which say less than the guide of the same subject. */
const lookedUp = /\/(?:glossary|costs|at-a-glance)#|\/learn\//;

/** Guides come first for words, and the reference for identifiers. Releases of the changelog come last. */
function kindFactor(record: IndexRecord, query: ReadQuery): number {
  const { kind, url } = record;
  const { isIdentifier, isMessage } = query;
  if (kind === 'changelog' && record.level > 1) return tuning.changelog;
  if (kind === 'guide' && isIdentifier) return 1;
  if (kind === 'guide')
    return (
      tuning.guide *
      (!isMessage && isAboutErrors(record) ? tuning.error : 1) *
      (lookedUp.test(url) ? tuning.lookedUp : 1)
    );
  return (
    (isIdentifier ? tuning.identifier : 1) *
    (isTypeOnly(record) ? tuning.typeAlias : 1)
  );
}

/** @returns the factor for a title that is the query, or contains it. */
function titleFactor(record: IndexRecord, query: ReadQuery): number {
  const { joined, whole, isQuestion, isIdentifier } = query;
  if (!joined) return 1;
  const isApi = record.kind === 'api';
  const { title, name } = squashed(record);
  if (isApi && isQuestion && name !== whole) return 1;
  // Two words are words, even if together they are a class: its guide comes before it.
  const isClass =
    isApi &&
    !isIdentifier &&
    /^[A-Z]/.test(unqualified(record.title)) &&
    query.words.length > 1;
  const ofPage = isClass ? tuning.className : tuning.pageTitle;
  const most = record.level > 1 ? tuning.heading : ofPage;
  if ([title, name].some((each) => each === joined || each === whole)) {
    const isExact =
      isIdentifier && nameIn(record.title) === query.text.toLowerCase();
    return most * (isExact ? tuning.exact : 1);
  }
  const share = title.includes(joined) ? joined.length / title.length : 0;
  return 1 + (tuning.heading - 1) * share ** 2;
}

interface Squashed {
  title: string;
  /** `BatchReducer` for the page of `Experimental.BatchReducer`. */
  name: string;
  /** Computed later, because only the first results need it. */
  text?: string;
}

/** Computed once, because titles are compared at every key. */
const known = new WeakMap<IndexRecord, Squashed>();

function squashed(record: IndexRecord): Squashed {
  let all = known.get(record);
  if (!all) {
    const title = squash(record.title);
    const isPage = record.level === 1 && record.kind === 'api';
    all = {
      title,
      name: isPage ? squash(unqualified(record.title)) : title,
    };
    known.set(record, all);
  }
  return all;
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
  const text = (squashed(record).text ??= squash(
    `${record.title} ${record.text} ${record.aliases}`,
  ));
  const there = pairs.filter((pair) => text.includes(pair)).length;
  const inOrder =
    1 + Math.min(pairs.length, 3) * tuning.order * (there / pairs.length) ** 2;
  const isQuoted =
    record.title.split(/\s+/).length >= leastQuotedWords &&
    sequence.join('').includes(squashed(record).title);
  return inOrder * (isQuoted ? tuning.quoted : 1);
}
