import { tuning } from './tuning';
import { compoundTerms, stem, words } from './words';
import { nextTask } from '../next-task';

/** A part of each document, and how much a word counts that is in it. */
export interface Field {
  weight: number;
  /** How much a long text lowers the worth of each of its words: 0 not at all, 1 in full. */
  lengthShare: number;
  /** What each document has in this field. */
  texts: readonly string[];
}

/** A term of the index that a word of a query stands for, and how well. */
export interface Match {
  term: string;
  weight: number;
}

interface Postings {
  documents: number[];
  /** How often the term is in each, by field weight and length. */
  frequencies: number[];
}

/** Words of a field are taken for so long, on average, when its length is estimated. */
const lettersPerWord = 6;

/** Milliseconds after which the browser gets to draw. */
const longestTurn = 12;

/** A word's terms, by number, and how much each counts. */
interface WordTerms {
  terms: number[];
  shares: number[];
}

/** The terms of many documents with fields, scored as BM25F does. */
export class InvertedIndex {
  private readonly postings: Postings[] = [];
  private readonly numberOf = new Map<string, number>();
  /** All terms, sorted, for prefixes. */
  private vocabulary: string[] = [];
  private readonly termsOfStem = new Map<string, string[]>();

  private constructor(private readonly count: number) {}

  /**
   * Indexes the documents without blocking the page.
   *
   * @param count how many documents there are
   * @param fields each with a text of every document
   */
  static async build(
    count: number,
    fields: readonly Field[],
  ): Promise<InvertedIndex> {
    const index = new InvertedIndex(count);
    const known = new Map<string, WordTerms>();
    const means = fields.map(
      ({ texts }) => texts.reduce((sum, text) => sum + text.length, 0) / count,
    );
    let turn = performance.now();
    for (let document = 0; document < count; document++) {
      if (performance.now() - turn > longestTurn) {
        await nextTask();
        turn = performance.now();
      }
      fields.forEach(({ weight, lengthShare, texts }, i) => {
        const text = texts[document]!;
        if (!text) return;
        const length = text.length / Math.max(means[i]!, lettersPerWord);
        const each = weight / (1 - lengthShare + lengthShare * length);
        for (const word of words(text)) {
          let found = known.get(word);
          if (!found) known.set(word, (found = index.termsOf(word)));
          index.countWord(document, found, each);
        }
      });
    }
    index.vocabulary = [...index.numberOf.keys()].sort();
    for (const term of index.vocabulary) {
      const key = stem(term);
      const same = index.termsOfStem.get(key);
      if (same) same.push(term);
      else index.termsOfStem.set(key, [term]);
    }
    return index;
  }

  private termsOf(word: string): WordTerms {
    const found: WordTerms = { terms: [], shares: [] };
    for (const [term, share] of compoundTerms(word, tuning.part)) {
      let number = this.numberOf.get(term);
      if (number === undefined) {
        number = this.postings.length;
        this.numberOf.set(term, number);
        this.postings.push({ documents: [], frequencies: [] });
      }
      found.terms.push(number);
      found.shares.push(share);
    }
    return found;
  }

  /** Counts a word of a document; its words come one after the other. */
  private countWord(
    document: number,
    { terms, shares }: WordTerms,
    weight: number,
  ): void {
    for (let i = 0; i < terms.length; i++) {
      const { documents, frequencies } = this.postings[terms[i]!]!;
      const last = documents.length - 1;
      const more = weight * shares[i]!;
      if (documents[last] === document)
        frequencies[last] = frequencies[last]! + more;
      else {
        documents.push(document);
        frequencies.push(more);
      }
    }
  }

  /** @returns the term itself, if it is there, and others with its stem. */
  inflections(term: string): Match[] {
    const others = this.termsOfStem.get(stem(term)) ?? [];
    return [
      ...(this.numberOf.has(term) ? [{ term, weight: 1 }] : []),
      ...others
        .filter((other) => other !== term)
        .map((other) => ({ term: other, weight: tuning.inflection })),
    ];
  }

  /** @returns terms that begin so, the less of them is missing the better. */
  completions(beginning: string, most: number): Match[] {
    const { vocabulary } = this;
    const found: Match[] = [];
    for (
      let i = lowerBound(vocabulary, beginning);
      i < vocabulary.length && vocabulary[i]!.startsWith(beginning);
      i++
    ) {
      const term = vocabulary[i]!;
      if (term !== beginning)
        found.push({
          term,
          weight: 0.3 + (0.5 * beginning.length) / term.length,
        });
    }
    return found.sort((a, b) => b.weight - a.weight).slice(0, most);
  }

  /** @returns the terms that differ least from a word, by at most so many letters. */
  similar(word: string, tolerance: number): Match[] {
    let least = tolerance;
    const found: { term: string; distance: number }[] = [];
    for (const term of this.vocabulary) {
      if (Math.abs(term.length - word.length) > least) continue;
      const distance = editDistance(word, term, least);
      if (distance > least) continue;
      least = distance;
      found.push({ term, distance });
    }
    return found
      .filter(({ distance }) => distance === least)
      .map(({ term, distance }) => ({
        term,
        weight: 0.8 - distance / word.length,
      }));
  }

  /**
   * Scores the documents that have one of the terms; each counts by its best.
   *
   * @returns document -> score, and how much the word tells: rare words more
   */
  score(matches: readonly Match[]): {
    scores: Map<number, number>;
    rarity: number;
  } {
    const best = new Map<number, number>();
    for (const { term, weight } of matches) {
      const { documents, frequencies } =
        this.postings[this.numberOf.get(term)!]!;
      documents.forEach((document, i) => {
        const frequency = frequencies[i]!;
        const score = (weight * frequency) / (tuning.saturation + frequency);
        if (score > (best.get(document) ?? 0)) best.set(document, score);
      });
    }
    const rarity =
      Math.log(1 + (this.count - best.size + 0.5) / (best.size + 0.5)) **
      tuning.rarity;
    return { scores: best, rarity };
  }
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** @returns how many letters differ, two that changed places counting as one; more than `most` when that is exceeded. */
function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        above[j]! + 1,
        row[j - 1]! + 1,
        above[j - 1]! + differs,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}
