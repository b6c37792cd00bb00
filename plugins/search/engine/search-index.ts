import MiniSearch, { type SearchResult } from 'minisearch';
import { nearestTitles } from './nearest-titles';
import { phraseFactor, rankFactor, readQuery, type ReadQuery } from './rank';
import type { Row } from './rows';
import { indexTerms, squash, stem, words } from './words';

/** A row that a query found. */
export interface Found {
  row: Row;
  /** The index's terms that matched, in lower case. */
  terms: string[];
  /** Whether the row's own title matched, and not only the text around it. */
  inTitle: boolean;
}

/** The rows of one docs version, ready to be searched. */
export interface SearchIndex {
  /** @returns everything that the query finds, best first. */
  search(query: string): Found[];
  /** @returns titles of pages that resemble the query, nearest first. */
  suggest(query: string, count: number): string[];
}

interface Entry {
  id: number;
  title: string;
  page: string;
  parents: string;
  content: string;
}

const boost = { title: 8, page: 3, parents: 1.5, content: 1 };

/** With so many rows that have every term, others would only be noise. */
const enough = 5;

/** How many of the first results are looked at twice. */
const reread = 40;

/** How many rows are indexed before the browser gets to draw. */
const chunkSize = 150;

/**
 * Builds the index without blocking the page.
 *
 * @param rows as `unpackRows` gives them
 */
export async function buildSearchIndex(
  rows: readonly Row[],
): Promise<SearchIndex> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'page', 'parents', 'content'],
    tokenize: indexTerms,
    processTerm: (term) => term,
  });
  await index.addAllAsync(rows.map(entryOf), { chunkSize });
  return {
    search: (query) => search(index, rows, readQuery(query)),
    suggest: (query, count) => nearestTitles(rows, query, count),
  };
}

function entryOf(row: Row, id: number): Entry {
  const { level, hierarchy } = row;
  return {
    id,
    title: searchableTitle(row.title),
    page: level > 1 ? hierarchy[0]! : '',
    parents: hierarchy.slice(1, -1).join(' '),
    content: `${row.text} ${row.words}`,
  };
}

/** A reader may write as one word what the title separates. */
function searchableTitle(title: string): string {
  return words(title).length > 1 ? `${title} ${squash(title)}` : title;
}

function search(
  index: MiniSearch<Entry>,
  rows: readonly Row[],
  query: ReadQuery,
): Found[] {
  const ranked = matches(index, rows, query)
    .map((result) => {
      const row = rows[result.id as number]!;
      return { result, row, score: result.score * rankFactor(row, query) };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked
    .slice(0, reread)
    .map((each) => ({
      ...each,
      score: each.score * phraseFactor(each.row, query),
    }))
    .sort((a, b) => b.score - a.score);
  return [...best, ...ranked.slice(reread)].map(({ result, row }) => ({
    row,
    terms: termsToMark(result),
    inTitle: Object.values(result.match).some((fields) =>
      fields.includes('title'),
    ),
  }));
}

/** The terms that matched; with a letter more or less only if a word of the query has no match as written. */
function termsToMark({ terms, queryTerms }: SearchResult): string[] {
  const written = terms.filter((term) =>
    queryTerms.some((wanted) => term.startsWith(wanted)),
  );
  const isWhole = queryTerms.every((wanted) =>
    written.some((term) => term.startsWith(wanted)),
  );
  return isWhole ? written : terms;
}

/**
 * Rows with every term, or with the terms written as one word. When there are
 * few of these, rows with half of the terms too, and those with the name itself
 * when what qualifies it is wrong.
 */
function matches(
  index: MiniSearch<Entry>,
  rows: readonly Row[],
  { terms, joined, isIdentifier, isQuestion }: ReadQuery,
): SearchResult[] {
  if (terms.length === 0) return [];
  const termOfStem = isIdentifier ? new Map<string, string>() : stemsOf(terms);
  const all = index.search(
    {
      queries: [
        { queries: terms },
        {
          queries: [...termOfStem.keys()],
          prefix: true,
          fuzzy: false,
          weights: { fuzzy: 0, prefix: 0.6 },
        },
        ...(terms.length > 1 && !isQuestion
          ? [{ queries: [joined], boost: { ...boost, title: 16, page: 4 } }]
          : []),
      ],
    },
    {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost,
      prefix: (term) => term === terms.at(-1) || term.length > 3,
      fuzzy: tolerance,
      maxFuzzy: 3,
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  );
  const covered = all.map((result) => {
    const queryTerms = [
      ...new Set(result.queryTerms.map((term) => termOfStem.get(term) ?? term)),
    ];
    const share = queryTerms.includes(joined)
      ? 1
      : queryTerms.length / terms.length;
    return { ...result, queryTerms, share, score: result.score * share ** 2 };
  });
  const whole = covered.filter(({ share }) => share === 1);
  // The changelog has names of all releases, so its rows answer no question.
  const answers = whole.filter(
    ({ id }) => rows[id as number]!.kind !== 'changelog',
  );
  return answers.length >= enough
    ? whole
    : covered.filter(
        ({ share, queryTerms }) =>
          share >= 0.5 || (isIdentifier && queryTerms.includes(terms.at(-1)!)),
      );
}

/** The stems that differ from their terms, each with its term. */
function stemsOf(terms: readonly string[]): Map<string, string> {
  return new Map(
    terms
      .map((term) => [stem(term), term] as const)
      .filter(([stemOfTerm, term]) => stemOfTerm !== term),
  );
}

/** How many letters may be wrong: two that changed places count as two. */
function tolerance({ length }: string): number {
  return length > 11 ? 3 : length > 7 ? 2 : length > 3 ? 1 : 0;
}
