import { tuning } from './tuning';
import { compoundTerms, stem } from './words';

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

/** How many documents are indexed before the browser gets to draw. */
const chunkSize = 200;

/** The terms of many documents with fields, scored as BM25F does. */
export class InvertedIndex {
  private readonly postings = new Map<string, Postings>();
  /** All terms, sorted, for prefixes. */
  private readonly vocabulary: string[];
  private readonly termsOfStem = new Map<string, string[]>();

  private constructor(private readonly count: number) {
    this.vocabulary = [];
  }

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
    const termsOfWord = new Map<string, Map<string, number>>();
    const means = fields.map(
      ({ texts }) => texts.reduce((sum, text) => sum + text.length, 0) / count,
    );
    for (let document = 0; document < count; document++) {
      if (document % chunkSize === chunkSize - 1) await nextTask();
      const found = new Map<string, number>();
      fields.forEach(({ weight, lengthShare, texts }, i) => {
        const text = texts[document]!;
        if (!text) return;
        const length = text.length / Math.max(means[i]!, lettersPerWord);
        const each = weight / (1 - lengthShare + lengthShare * length);
        for (const word of text.match(wordPattern) ?? []) {
          let terms = termsOfWord.get(word);
          if (!terms)
            termsOfWord.set(word, (terms = compoundTerms(word, tuning.part)));
          for (const [term, share] of terms) {
            found.set(term, (found.get(term) ?? 0) + each * share);
          }
        }
      });
      index.add(document, found);
    }
    index.vocabulary.push(...[...index.postings.keys()].sort());
    for (const term of index.vocabulary) {
      const key = stem(term);
      const known = index.termsOfStem.get(key);
      if (known) known.push(term);
      else index.termsOfStem.set(key, [term]);
    }
    return index;
  }

  private add(document: number, found: ReadonlyMap<string, number>): void {
    for (const [term, frequency] of found) {
      let postings = this.postings.get(term);
      if (!postings) {
        postings = { documents: [], frequencies: [] };
        this.postings.set(term, postings);
      }
      postings.documents.push(document);
      postings.frequencies.push(frequency);
    }
  }

  /** @returns the term itself, if it is there, and others with its stem. */
  inflections(term: string): Match[] {
    const others = this.termsOfStem.get(stem(term)) ?? [];
    return [
      ...(this.postings.has(term) ? [{ term, weight: 1 }] : []),
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
      const { documents, frequencies } = this.postings.get(term)!;
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

const wordPattern = /[\p{L}\p{M}\p{N}_]+/gu;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
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
