import { tolerance } from './edit-distance';
import { findAddress } from './find-address';
import { type Field, InvertedIndex, type Match } from './inverted-index';
import { NameTable } from './name-table';
import { nearestTitles } from './nearest-titles';
import { PhraseTable } from './phrase-table';
import { overlapWith, phraseFactor, rankFactor } from './rank';
import { type QueryWord, type ReadQuery, readQuery } from './read-query';
import type { Row } from './rows';
import { tuning } from './tuning';
import { findTypes, type PackedTypes, readTypeQuery } from './type-search';
import { spellings, squash, words } from './words';

/** A row that a query found. */
export interface Found {
  row: Row;
  /** The index's terms that matched, in lower case. */
  terms: string[];
}

/** The rows of one docs version, ready to be searched. */
export interface SearchIndex {
  /**
   * @param types of the version, for a query that names some: `UInt64 => Bool`
   * @returns everything that the query finds, best first
   */
  search(query: string, types?: PackedTypes): Found[];
  /** @returns titles of pages that resemble the query, nearest first. */
  suggest(query: string, count: number): string[];
}

/** How many of the first results are looked at twice. */
const reread = 40;

/** How much of what the best row has of the query's telling words a row needs. */
const leastCoverage = 0.5;

/** How many words may be behind a beginning. */
const mostCompletions = 40;

/**
 * Builds the index without blocking the page.
 *
 * @param rows as `unpackRows` gives them
 */
export async function buildSearchIndex(
  rows: readonly Row[],
): Promise<SearchIndex> {
  const index = await InvertedIndex.build(rows.length, fieldsOf(rows));
  const names = new NameTable(rows);
  const phrases = new PhraseTable(rows);
  const pages = pagesOf(rows);
  const rowAt = new Map(rows.map((row) => [row.url, row]));
  return {
    search: (query, types) => {
      const there = findAddress(rows, query);
      if (there) return [found(there, [])];
      const wanted = types && readTypeQuery(query);
      if (wanted) {
        const fitting = findTypes(
          types,
          wanted,
          (address) => rowAt.get(address)?.inboundLinks ?? 0,
        ).flatMap((address) => rowAt.get(address) ?? []);
        if (fitting.length > 0) return fitting.map((row) => found(row, []));
      }
      // What no function does, a guide may say in words.
      const asked = wanted
        ? `convert ${wanted.takes.join(' ')} to ${wanted.gives}`
        : query;
      const searched = { index, rows, names, phrases, pages };
      return search(searched, corrected(searched, readQuery(asked)));
    },
    suggest: (query, count) => nearestTitles(rows, query, count),
  };
}

function fieldsOf(rows: readonly Row[]): Field[] {
  const field = (
    weight: number,
    lengthShare: number,
    text: (row: Row) => string,
  ): Field => ({ weight, lengthShare, texts: rows.map(text) });
  return [
    field(tuning.title, tuning.titleLength, ({ title }) =>
      searchableTitle(title),
    ),
    field(tuning.page, tuning.aboveLength, ({ level, hierarchy }) =>
      level > 1 ? hierarchy[0]! : '',
    ),
    field(tuning.parents, tuning.aboveLength, ({ hierarchy }) =>
      hierarchy.slice(1, -1).join(' '),
    ),
    field(tuning.keywords, tuning.keywordsLength, ({ keywords }) => keywords),
    field(tuning.content, tuning.contentLength, ({ text, words: rest }) =>
      rest ? `${text} ${rest}` : text,
    ),
  ];
}

/** A reader may write as one word what the title separates. */
function searchableTitle(title: string): string {
  return words(title).length > 1 ? `${title} ${squash(title)}` : title;
}

/** @returns for each row, the number of its page. */
function pagesOf(rows: readonly Row[]): number[] {
  let page = -1;
  return rows.map(({ level }) => (level === 1 ? ++page : page));
}

interface Searched {
  index: InvertedIndex;
  rows: readonly Row[];
  names: NameTable;
  phrases: PhraseTable;
  pages: readonly number[];
}

function search(searched: Searched, query: ReadQuery): Found[] {
  const { rows } = searched;
  const { scores, terms } = scoreRows(searched, query);
  const named = namedRows(searched, query);
  for (const [id, likeness] of searched.phrases.find(query.words)) {
    const score = scores.get(id);
    const worth = rows[id]!.level === 1 ? tuning.keyword : tuning.phrase;
    if (score) scores.set(id, score * (1 + worth * likeness));
  }
  const ranked = [...scores]
    .map(([id, score]) => ({ id, score: score * rankFactor(rows[id]!, query) }))
    .sort((a, b) => b.score - a.score);
  const overlap = overlapWith(query);
  const best = ranked
    .slice(0, reread)
    .map(({ id, score }) => ({
      id,
      score: score * phraseFactor(rows[id]!, query) * overlap(rows[id]!),
    }))
    .sort((a, b) => b.score - a.score);
  const order = new Set([
    ...named,
    ...best.map(({ id }) => id),
    ...ranked.map(({ id }) => id),
  ]);
  return [...order].map((id) => found(rows[id]!, terms));
}

/** @returns the rows that the query names as code would, or as `Class member` in any order. */
function namedRows({ names, rows }: Searched, query: ReadQuery): number[] {
  const [written] = query.names;
  if (written === undefined) return [];
  if (!query.isIdentifier)
    return isPlainWord(query) ? [] : names.named(query.names);
  for (const name of query.names) {
    const exact = names.named([name]);
    if (exact.length > 0) return exact;
  }
  if (!written.includes('.')) return [];
  const begun = names.beginningWith(written);
  if (begun.length > 0) return begun;
  // A member without a heading of its own is on the page of what it belongs to.
  const alike = names.withLastPart(written);
  return [
    ...alike.filter((id) => rows[id]!.level === 1),
    ...names.ownerOf(written),
    ...alike,
  ];
}

/** @returns the query with the name that it misspells, `MerkelTree`, `lokal blokchain`; as it is where it misspells none, or is still being typed. */
function corrected({ names, index }: Searched, query: ReadQuery): ReadQuery {
  const [written] = query.names;
  if (
    written === undefined ||
    query.words.length > 2 ||
    query.words.some(({ term }) => index.has(term)) ||
    index.completions(query.words.at(-1)?.term ?? '', 1).length > 0 ||
    (query.isIdentifier && written.includes('.'))
  )
    return query;
  const name = names.nearest(written.replace('.', ''));
  if (name === undefined) return query;
  return readQuery(query.isIdentifier ? name : name.toLowerCase());
}

/** A word in lower case is more often a subject than a name. */
function isPlainWord({ words: all }: ReadQuery): boolean {
  return all.length === 1;
}

function scoreRows(
  { index, rows, pages }: Searched,
  query: ReadQuery,
): { scores: Map<number, number>; terms: string[] } {
  const scores = new Map<number, number>();
  const coverage = new Map<number, number>();
  const ofPage = new Map<number, number>();
  const coverageOfPage = new Map<number, number>();
  const terms: string[] = [];
  let total = 0;
  const count = (
    { weight }: Pick<QueryWord, 'weight'>,
    matches: readonly Match[],
  ) => {
    // The snippet is cut around what is marked: a word of every sentence tells nothing.
    if (weight > tuning.stopWord)
      terms.push(...matches.map(({ term }) => term));
    const { scores: each, rarity } = index.score(matches);
    const worth = weight * rarity;
    total += worth;
    const bestOfPage = new Map<number, number>();
    for (const [id, score] of each) {
      scores.set(id, (scores.get(id) ?? 0) + worth * score);
      coverage.set(id, (coverage.get(id) ?? 0) + worth);
      const page = pages[id]!;
      if (score > (bestOfPage.get(page) ?? 0)) bestOfPage.set(page, score);
    }
    for (const [page, score] of bestOfPage) {
      coverageOfPage.set(page, (coverageOfPage.get(page) ?? 0) + worth);
      ofPage.set(page, (ofPage.get(page) ?? 0) + worth * score);
    }
  };
  query.words.forEach((word, i) => {
    const isLast = i === query.words.length - 1;
    const matches = matchesOf(index, word, isLast);
    if (matches.length > 0) return count(word, matches);
    // The parts of `rfc4231` are what it says; a letter may be wrong in `assertEqalls`.
    const parts = word.parts.map((term) => {
      const part = { term, weight: word.weight / word.parts.length };
      return { part, matches: index.inflections(term) };
    });
    const areAllThere =
      parts.length > 0 && parts.every((each) => each.matches.length > 0);
    if (!areAllThere) {
      const similar = index
        .similar(word.term, tolerance(word.term.length))
        .map(({ term, weight }) => ({ term, weight: weight * tuning.similar }));
      if (similar.length > 0) return count(word, similar);
    }
    for (const each of parts)
      if (each.matches.length > 0) count(each.part, each.matches);
  });
  const most = Math.max(0, ...coverage.values());
  for (const [id, score] of scores) {
    const covered = coverage.get(id)!;
    if (covered < leastCoverage * most) {
      scores.delete(id);
      continue;
    }
    const isGuide = rows[id]!.kind === 'guide';
    const page = isGuide ? ofPage.get(pages[id]!)! : 0;
    const elsewhere = isGuide ? coverageOfPage.get(pages[id]!)! - covered : 0;
    scores.set(
      id,
      (score + tuning.pageShare * page) *
        ((covered + tuning.pageCoverage * elsewhere) / total) **
          tuning.coverage,
    );
  }
  return { scores, terms };
}

/** The terms that a word of a query stands for, as it is written. */
function matchesOf(
  index: InvertedIndex,
  { term }: QueryWord,
  isLast: boolean,
): Match[] {
  const found = new Map<string, number>();
  const add = (matches: readonly Match[], share = 1) => {
    for (const match of matches) {
      const weight = match.weight * share;
      if (weight > (found.get(match.term) ?? 0)) found.set(match.term, weight);
    }
  };
  add(index.inflections(term));
  if (isLast || term.length > 3)
    add(
      index.completions(term, mostCompletions),
      isLast ? 1 : tuning.completion,
    );
  return [...found].map(([each, weight]) => ({ term: each, weight }));
}

/** Looks at the row's words only when someone asks: most of what is found nobody looks at. */
function found(row: Row, terms: readonly string[]): Found {
  return {
    row,
    get terms() {
      const text = `${row.hierarchy.join(' ')} ${row.text}`.toLowerCase();
      return [...new Set(terms.flatMap(spellings))].filter((term) =>
        text.includes(term),
      );
    },
  };
}
