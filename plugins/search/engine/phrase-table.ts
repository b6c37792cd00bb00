import { addTo } from '../../add-to';
import { stemsOf } from './rank';
import type { QueryWord } from './read-query';
import type { Row } from './rows';
import { stopWords } from './stop-words';
import { tuning } from './tuning';
import { normalize, stem, words } from './words';

interface Phrase {
  row: number;
  /** Its telling words. */
  stems: readonly string[];
  /** What they are worth, all together. */
  worth: number;
}

/** Pages and sections by the phrases that lead to them, in any form and order: `custom token`, `gas fees`. */
export class PhraseTable {
  private readonly phrases: Phrase[] = [];
  private readonly phrasesWith = new Map<string, number[]>();
  /** Of each phrase, what a query has of it; zeros between queries. */
  private readonly shared: Float64Array;

  /** @param rows of one version; their keywords are read */
  constructor(private readonly rows: readonly Row[]) {
    const known = new Map<string, StemOfWord>();
    rows.forEach(({ keywords }, row) => {
      if (!keywords) return;
      for (const keyword of keywords.split(',')) {
        const stems = tellingStems(keyword, known);
        if (stems.length === 0) continue;
        for (const each of stems)
          addTo(this.phrasesWith, each, this.phrases.length);
        this.phrases.push({ row, stems, worth: 0 });
      }
    });
    const worths = new Map(
      [...this.phrasesWith.keys()].map((each) => [each, this.worthOf(each)]),
    );
    for (const phrase of this.phrases)
      for (const each of phrase.stems) phrase.worth += worths.get(each)!;
    this.shared = new Float64Array(this.phrases.length);
  }

  /** @returns how much a word tells: one that few phrases have tells more. */
  private worthOf(word: string): number {
    const count = this.phrasesWith.get(word)?.length ?? 0;
    return (
      Math.log(1 + this.phrases.length / (count + 1)) ** tuning.phraseRarity
    );
  }

  /**
   * @param asked the words of a query
   * @returns row -> how much its best phrase says the same as the query, of 1
   */
  find(asked: readonly QueryWord[]): Map<number, number> {
    const telling = asked
      .filter(({ weight }) => weight >= 1)
      .map(({ term }) => {
        const key = stem(term);
        return { key, worth: this.worthOf(key) };
      });
    const wanted = telling.reduce((sum, { worth }) => sum + worth, 0);
    const { phrases, shared } = this;
    const touched: number[] = [];
    for (const { key, worth } of telling) {
      for (const phrase of this.phrasesWith.get(key) ?? []) {
        if (shared[phrase] === 0) touched.push(phrase);
        shared[phrase]! += worth;
      }
    }
    const found = new Map<number, number>();
    for (const i of touched) {
      const { row, stems, worth } = phrases[i]!;
      const there = shared[i]!;
      shared[i] = 0;
      const said = there / worth;
      if (said < leastSaid || there < leastAsked * wanted) continue;
      const most = Math.min(1, said) ** tuning.phraseSaid;
      const known = found.get(row) ?? 0;
      if (most <= known) continue;
      // What the titles say, a phrase need not say again.
      const { title, hierarchy } = this.rows[row]!;
      const own = stemsOf(title);
      const above = stemsOf(hierarchy[0]!);
      let inContext = 0;
      for (const { key, worth: more } of telling)
        if ((own.has(key) || above.has(key)) && !stems.includes(key))
          inContext += tuning.phraseContext * more;
      const likeness =
        most * Math.min(1, (there + inContext) / wanted) ** tuning.phraseAsked;
      if (likeness > known) found.set(row, likeness);
    }
    return found;
  }
}

/** A phrase of which less is said is another. */
const leastSaid = 0.5;

/** A phrase that says less of the query tells nothing of it. */
const leastAsked = 0.3;

interface StemOfWord {
  stem: string;
  isStop: boolean;
}

/** @param known what was found of other words, by the word as written */
function tellingStems(
  phrase: string,
  known: Map<string, StemOfWord>,
): string[] {
  const all = words(phrase).map((word) => {
    let found = known.get(word);
    if (!found) {
      const term = normalize(word);
      found = { stem: stem(term), isStop: stopWords.has(term) };
      known.set(word, found);
    }
    return found;
  });
  const telling = all.filter(({ isStop }) => !isStop);
  const stems = (telling.length > 0 ? telling : all).map((each) => each.stem);
  return stems.length > 1 ? [...new Set(stems)] : stems;
}
