import { AliasTable } from './alias-table';
import { tolerance } from './edit-distance';
import { findAddress } from './find-address';
import type { IndexRecord } from './index-records';
import { type Field, InvertedIndex, type Match } from './inverted-index';
import { NameTable } from './name-table';
import { nearestTitles } from './nearest-titles';
import { orderFactor, overlapWith, rankFactor } from './rank';
import { type QueryWord, type ReadQuery, readQuery } from './read-query';
import { tuning } from './tuning';
import { findTypes, type PackedTypes, readTypeQuery } from './type-search';
import { spellings, squash, words } from './words';

/** A record that a query finds. */
export interface Found {
  record: IndexRecord;
  /** The index's terms that matched, in lower case. */
  terms: string[];
}

/** The records of one docs version, ready to be searched. */
export interface SearchIndex {
  /**
   * @param types of the version, for a query like `UInt64 => Bool`
   * @returns every record that the query finds, best first
   */
  search(query: string, types?: PackedTypes): Found[];
  /** @returns titles of pages that resemble the query, nearest first. */
  suggest(query: string, count: number): string[];
}

/** The number of first results that get the slow factors. */
const rerankedCount = 40;

/** A record needs this share of the coverage that the best record has. */
const leastCoverage = 0.5;

/** The most words that a prefix stands for. */
const mostCompletions = 40;

/**
 * Builds the index without blocking the page.
 *
 * @param records as `unpackRecords` returns them
 */
export async function buildSearchIndex(
  records: readonly IndexRecord[],
): Promise<SearchIndex> {
  const index = await InvertedIndex.build(records.length, fieldsOf(records));
  const names = new NameTable(records);
  const aliases = new AliasTable(records);
  const pages = pagesOf(records);
  const recordAt = new Map(records.map((record) => [record.url, record]));
  return {
    search: (query, types) => {
      const atAddress = findAddress(records, query);
      if (atAddress) return [found(atAddress, [])];
      const wanted = types && readTypeQuery(query);
      if (wanted) {
        const fitting = findTypes(
          types,
          wanted,
          (address) => recordAt.get(address)?.inboundLinks ?? 0,
        ).flatMap((address) => recordAt.get(address) ?? []);
        if (fitting.length > 0)
          return fitting.map((record) => found(record, []));
      }
      // If no function has these types, a guide may answer.
      const asked = wanted
        ? `convert ${wanted.takes.join(' ')} to ${wanted.gives}`
        : query;
      const searched = { index, records, names, aliases, pages };
      return search(searched, corrected(searched, readQuery(asked)));
    },
    suggest: (query, count) => nearestTitles(records, query, count),
  };
}

function fieldsOf(records: readonly IndexRecord[]): Field[] {
  const field = (
    weight: number,
    lengthShare: number,
    text: (record: IndexRecord) => string,
  ): Field => ({ weight, lengthShare, texts: records.map(text) });
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
    field(tuning.aliases, tuning.aliasesLength, ({ aliases }) => aliases),
    field(tuning.content, tuning.contentLength, ({ text, words: rest }) =>
      rest ? `${text} ${rest}` : text,
    ),
    field(tuning.finePrint, 0, ({ finePrint }) => finePrint),
  ];
}

/** Adds the title as one word, because readers may write it without spaces. */
function searchableTitle(title: string): string {
  return words(title).length > 1 ? `${title} ${squash(title)}` : title;
}

/** @returns the number of each record's page. */
function pagesOf(records: readonly IndexRecord[]): number[] {
  let page = -1;
  return records.map(({ level }) => (level === 1 ? ++page : page));
}

interface Searched {
  index: InvertedIndex;
  records: readonly IndexRecord[];
  names: NameTable;
  aliases: AliasTable;
  pages: readonly number[];
}

function search(searched: Searched, query: ReadQuery): Found[] {
  const { records } = searched;
  const { scores, terms } = scoreRecords(searched, query);
  const named = namedRecords(searched, query);
  for (const [id, likeness] of searched.aliases.find(query.words)) {
    const score = scores.get(id);
    const bonus =
      records[id]!.level === 1 ? tuning.pageAlias : tuning.sectionAlias;
    if (score) scores.set(id, score * (1 + bonus * likeness));
  }
  const ranked = [...scores]
    .map(([id, score]) => ({
      id,
      score: score * rankFactor(records[id]!, query),
    }))
    .sort((a, b) => b.score - a.score);
  const overlap = overlapWith(query);
  const best = ranked
    .slice(0, rerankedCount)
    .map(({ id, score }) => ({
      id,
      score: score * orderFactor(records[id]!, query) * overlap(records[id]!),
    }))
    .sort((a, b) => b.score - a.score);
  const order = new Set([
    ...named,
    ...best.map(({ id }) => id),
    ...ranked.map(({ id }) => id),
  ]);
  return [...order].map((id) => found(records[id]!, terms));
}

/** @returns the records that the query names, as code or as `Class member` in any order. */
function namedRecords(
  { names, records }: Searched,
  query: ReadQuery,
): number[] {
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
  // A member without its own heading is on the page of its owner.
  const alike = names.withLastPart(written);
  return [
    ...alike.filter((id) => records[id]!.level === 1),
    ...names.ownerOf(written),
    ...alike,
  ];
}

/** @returns the query with a misspelt name (`MerkelTree`, `lokal blokchain`) corrected; the same query if no name is near, or if the reader may still be typing. */
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

function scoreRecords(
  { index, records, pages }: Searched,
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
    // Stop words aren't marked, because the snippet is around the first mark.
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
    // `rfc4231` means its parts, but `assertEqalls` has a wrong letter.
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
    const isGuide = records[id]!.kind === 'guide';
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

/** @returns the terms that match a word of a query: its forms, and words that begin with it. */
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
  // `Invalid_fee_excess` may be the title `Invalid fee excess`.
  if (term.includes('_')) add(index.inflections(squash(term)));
  if (isLast || term.length > 3)
    add(
      index.completions(term, mostCompletions),
      isLast ? 1 : tuning.completion,
    );
  return [...found].map(([each, weight]) => ({ term: each, weight }));
}

/** Computes the terms only when they are needed, because most hits are never shown. */
function found(record: IndexRecord, terms: readonly string[]): Found {
  return {
    record,
    get terms() {
      const text = `${record.hierarchy.join(' ')} ${record.text}`.toLowerCase();
      return [...new Set(terms.flatMap(spellings))].filter((term) =>
        text.includes(term),
      );
    },
  };
}
