import { editDistance } from './edit-distance';
import { tuning } from './tuning';
import { compoundTerms, stem, words } from './words';
import { pushToMap } from '@o1js-docs/project/push-to-map';

/** A part of each document, and the weight of its words. */
export interface Field {
  weight: number;
  /** The field's text in each document. */
  texts: readonly string[];
}

/** A term of the index that matches a word of a query, and how well. */
export interface Match {
  term: string;
  weight: number;
}

/** The weighted frequency of a term in each document. */
type Postings = Map<number, number>;

/** Estimated letters of a word, for the length of a field. */
const lettersPerWord = 6;

/** Milliseconds of work after which the browser can draw. */
const timeSlice = 12;

/** The terms of many documents with fields. It scores them with BM25F. */
export class InvertedIndex {
  private readonly postings = new Map<string, Postings>();
  private readonly termsOfStem = new Map<string, string[]>();

  private constructor(private readonly count: number) {}

  /**
   * Indexes the documents without blocking the page.
   *
   * @param count number of documents
   * @param fields each with the text of every document
   */
  static async build(
    count: number,
    fields: readonly Field[],
  ): Promise<InvertedIndex> {
    const index = new InvertedIndex(count);
    /** The postings that a word adds to, each with its share. */
    const known = new Map<string, [Postings, number][]>();
    const means = fields.map(
      ({ texts }) => texts.reduce((sum, text) => sum + text.length, 0) / count,
    );
    let sliceStart = performance.now();
    for (let document = 0; document < count; document++) {
      if (performance.now() - sliceStart > timeSlice) {
        await new Promise((resolve) => setTimeout(resolve));
        sliceStart = performance.now();
      }
      fields.forEach(({ weight, texts }, i) => {
        const text = texts[document]!;
        const length = text.length / Math.max(means[i]!, lettersPerWord);
        const each = weight / (1 - tuning.length + tuning.length * length);
        for (const word of words(text)) {
          let found = known.get(word);
          if (!found) known.set(word, (found = index.postingsOf(word)));
          for (const [postings, share] of found)
            postings.set(
              document,
              (postings.get(document) ?? 0) + each * share,
            );
        }
      });
    }
    return index;
  }

  private postingsOf(word: string): [Postings, number][] {
    return [...compoundTerms(word, tuning.part)].map(([term, share]) => {
      let postings = this.postings.get(term);
      if (!postings) {
        this.postings.set(term, (postings = new Map<number, number>()));
        pushToMap(this.termsOfStem, stem(term), term);
      }
      return [postings, share];
    });
  }

  /** @returns the term itself, if a text contains it, and the other terms with its stem. */
  inflections(term: string): Match[] {
    return (this.termsOfStem.get(stem(term)) ?? []).map((other) => ({
      term: other,
      weight: other === term ? 1 : tuning.inflection,
    }));
  }

  /** @returns terms with this beginning. The shorter they are, the better they match. */
  completions(beginning: string, most: number): Match[] {
    return [...this.postings.keys()]
      .filter((term) => term.startsWith(beginning) && term !== beginning)
      .map((term) => ({
        term,
        weight: 0.3 + (0.5 * beginning.length) / term.length,
      }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most);
  }

  /** @returns in how many documents a term is */
  frequency(term: string): number {
    return this.postings.get(term)?.size ?? 0;
  }

  /** @returns the terms that differ least from a word, in at most `tolerance` letters. */
  similar(word: string, tolerance: number): string[] {
    let least = tolerance;
    let found: string[] = [];
    for (const term of this.postings.keys()) {
      if (Math.abs(term.length - word.length) > least) continue;
      const distance = editDistance(word, term, least);
      if (distance > least) continue;
      if (distance < least) found = [];
      least = distance;
      found.push(term);
    }
    return found;
  }

  /**
   * Scores the documents that contain one of the terms, each by its best term.
   *
   * @returns the score of each document, and the rarity of the word: rare words tell more
   */
  score(matches: readonly Match[]): {
    scores: Map<number, number>;
    rarity: number;
  } {
    const best = new Map<number, number>();
    for (const { term, weight } of matches)
      for (const [document, frequency] of this.postings.get(term)!) {
        const score = (weight * frequency) / (tuning.saturation + frequency);
        if (score > (best.get(document) ?? 0)) best.set(document, score);
      }
    const rarity =
      Math.log(1 + (this.count - best.size + 0.5) / (best.size + 0.5)) **
      tuning.rarity;
    return { scores: best, rarity };
  }
}
