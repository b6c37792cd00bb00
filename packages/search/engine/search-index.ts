import { AliasTable } from './alias-table';
import { corrector } from './correct';
import { findAddress, findRelease } from './find-address';
import type { IndexRecord } from './index-records';
import { type Field, InvertedIndex, type Match } from './inverted-index';
import { MessageTable } from './message-table';
import { readMessage } from './messages';
import { NameTable } from './name-table';
import { toolsWithoutPage } from './other-tools';
import { orderFactor, rankFactor } from './rank';
import { type ReadQuery, readQuery } from './read-query';
import { tuning } from './tuning';
import { findTypes, type PackedTypes, readTypeQuery } from './type-search';

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
   * @param isVerbatim true to search the words as they are, and not as `correct` returns them
   * @returns every record that the query finds, best first
   */
  search(query: string, types?: PackedTypes, isVerbatim?: boolean): Found[];
  /** @returns the query without misspelt words, which `search` then searches; `undefined` if all words are known */
  correct(query: string): string | undefined;
}

/** The number of first results that get the slow factors. */
const rerankedCount = 40;

/** Signs of a program. */
const code =
  /[;{}]|=>|[\w$]\(|^(?:const|let|class|await|new|import|export|this\.)\b/;

/** The most words that a prefix stands for. */
const mostCompletions = 150;

interface Searched {
  index: InvertedIndex;
  records: readonly IndexRecord[];
  names: NameTable;
  aliases: AliasTable;
  messages: MessageTable;
  /** The number of the record that is each record's page. */
  pageOf: readonly number[];
}

/**
 * Builds the index without blocking the page.
 *
 * @param records as `unpackRecords` returns them
 */
export async function buildSearchIndex(
  records: readonly IndexRecord[],
): Promise<SearchIndex> {
  const searched: Searched = {
    index: await InvertedIndex.build(records.length, fieldsOf(records)),
    records,
    names: new NameTable(records),
    aliases: new AliasTable(records),
    messages: new MessageTable(records),
    pageOf: pagesOf(records),
  };
  const recordAt = new Map(records.map((record) => [record.url, record]));
  const hasNoPage = toolsWithoutPage(records);
  const { names } = searched;
  const read = (query: string) => readQuery(query, (name) => names.has(name));
  const correctWords = corrector(
    searched.index,
    records,
    (term) => matchesOf(searched.index, term, true).length > 0,
  );
  // Search asks it for the records and for its notice, and a long text takes a tenth of a second.
  let latest: { query?: string; corrected?: string } = {};
  const finds = (query: string) =>
    code.test(query.trim()) &&
    read(query).words.some(
      ({ term }, i, { length }) =>
        matchesOf(searched.index, term, i === length - 1).length > 0,
    );
  const correct = (query: string) => {
    if (latest.query === query) return latest.corrected;
    const { text, isMessage } = readMessage(query);
    // In a program, an unknown name is the reader's own: `class MyContract {`.
    const isKnown = isMessage || names.has(query) || finds(query);
    latest = { query, corrected: isKnown ? undefined : correctWords(text) };
    return latest.corrected;
  };
  return {
    correct,
    search: (typed, types, isVerbatim) => {
      const atAddress = findAddress(records, typed);
      if (atAddress) return [found(atAddress, [])];
      if (hasNoPage(typed)) return [];
      const query = (isVerbatim ? undefined : correct(typed)) ?? typed;
      const wanted = types && readTypeQuery(query);
      if (!wanted)
        return search(searched, read(query), findRelease(records, query));
      const links = (address: string) =>
        recordAt.get(address)?.inboundLinks ?? 0;
      const fitting = findTypes(types, wanted, links).flatMap(
        (address) => recordAt.get(address) ?? [],
      );
      if (fitting.length > 0) return fitting.map((record) => found(record, []));
      // If no function has these types, a guide may answer.
      const asked = `convert ${wanted.takes.join(' ')} to ${wanted.gives}`;
      return search(searched, readQuery(asked));
    },
  };
}

function fieldsOf(records: readonly IndexRecord[]): Field[] {
  const field = (
    weight: number,
    text: (record: IndexRecord) => string,
  ): Field => ({ weight, texts: records.map(text) });
  return [
    field(tuning.title, ({ title }) => title),
    field(tuning.page, ({ level, hierarchy }) =>
      level > 1 ? hierarchy[0]! : '',
    ),
    field(tuning.aliases, ({ aliases }) => aliases),
    // The address of a guide's section has other words than its title.
    field(tuning.content, ({ text, words: rest, kind, url }) =>
      kind === 'guide'
        ? `${text} ${rest} ${url.split('#')[1] ?? ''}`
        : `${text} ${rest}`,
    ),
    field(tuning.finePrint, ({ finePrint }) => finePrint),
  ];
}

function pagesOf(records: readonly IndexRecord[]): number[] {
  let page = 0;
  return records.map(({ level }, i) => (level === 1 ? (page = i) : page));
}

/** @param first a record that comes before all others */
function search(
  searched: Searched,
  query: ReadQuery,
  first?: IndexRecord,
): Found[] {
  const { records, aliases, messages } = searched;
  const { scores, terms } = scoreRecords(searched, query);
  const quoting =
    query.isIdentifier && !query.isMessage ? [] : messages.find(query);
  const alike = aliases.find(query.words.map(({ term }) => term).join(' '));
  const ranked = [...scores].map(([id, score]) => {
    const alias = 1 + tuning.alias * (alike.get(id) ?? 0);
    return { id, score: score * alias * rankFactor(records[id]!, query) };
  });
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked.splice(0, rerankedCount).map(({ id, score }) => {
    const record = records[id]!;
    return { id, score: score * orderFactor(record, query) };
  });
  best.sort((a, b) => b.score - a.score);
  const order = new Set([
    ...(first ? [first] : []),
    ...quoting.map((id) => records[id]!),
    ...namedRecords(searched, query).map((id) => records[id]!),
    ...[...best, ...ranked].map(({ id }) => records[id]!),
  ]);
  return [...order].map((record) => found(record, terms));
}

/** @returns the records that the query names, as code or as `Class member` in any order. */
function namedRecords(
  { names: table, records }: Searched,
  query: ReadQuery,
): number[] {
  const { names, isIdentifier, words: all } = query;
  // A word in lower case is more often a subject than a name.
  if (!isIdentifier) return all.length === 1 ? [] : table.named(names);
  const [written = ''] = names;
  // The class of a member that it doesn't have: `UInt64` of `UInt64.fromString`.
  const isMember = (id: number) => records[id]!.level > 1;
  const owner = () => table.named([written.replace(/\.?\w*$/, '')]);
  for (const name of names) {
    const exact = table.named([name]);
    if (exact.length === 0) continue;
    const isOther = !name.includes('.') && exact.every(isMember);
    return isOther ? [...owner(), ...exact] : exact;
  }
  if (!/\.\w/.test(written)) return [];
  // The name is still being typed: `Provable.witnes`.
  const longer = table.beginning(written);
  return longer.length > 0 ? longer : owner();
}

function scoreRecords(
  { index, records, pageOf }: Searched,
  query: ReadQuery,
): { scores: Map<number, number>; terms: string[] } {
  const scores = new Map<number, number>();
  const coverage = new Map<number, number>();
  const coverageOfPage = new Map<number, number>();
  const terms: string[] = [];
  let total = 0;
  query.words.forEach(({ term, weight }, i) => {
    const isLast = i === query.words.length - 1;
    const matches = matchesOf(index, term, isLast);
    if (matches.length === 0) return;
    // Stop words aren't marked, because the snippet is around the first mark.
    if (weight >= 1) terms.push(...matches.map((match) => match.term));
    const { scores: each, rarity } = index.score(matches);
    const worth = weight * rarity;
    total += worth;
    for (const [id, score] of each) {
      addNumber(scores, id, worth * score);
      addNumber(coverage, id, worth);
    }
    for (const page of new Set([...each.keys()].map((id) => pageOf[id]!)))
      addNumber(coverageOfPage, page, worth);
  });
  for (const [id, score] of scores) {
    const covered = coverage.get(id)!;
    const isGuide = records[id]!.kind === 'guide';
    const elsewhere = isGuide ? coverageOfPage.get(pageOf[id]!)! - covered : 0;
    const share = (covered + tuning.pageCoverage * elsewhere) / total;
    scores.set(id, score * share);
  }
  return { scores, terms };
}

function addNumber(to: Map<number, number>, key: number, more: number): void {
  to.set(key, (to.get(key) ?? 0) + more);
}

/** @returns the forms of a word and the words that begin with it. */
function matchesOf(
  index: InvertedIndex,
  term: string,
  isLast: boolean,
): Match[] {
  const forms = index.inflections(term);
  const known = new Set(forms.map((match) => match.term));
  const longer =
    isLast || term.length > 3 ? index.completions(term, mostCompletions) : [];
  return [...forms, ...longer.filter((match) => !known.has(match.term))];
}

/** Computes the terms only when they are needed, because most hits are never shown. */
function found(record: IndexRecord, terms: readonly string[]): Found {
  return {
    record,
    get terms() {
      const text = `${record.hierarchy.join(' ')} ${record.text}`.toLowerCase();
      return [...new Set(terms)].filter((term) => text.includes(term));
    },
  };
}
