import { pushToMap } from '../../push-to-map';
import type { IndexRecord } from './index-records';
import { stemsOf } from './rank';
import type { QueryWord } from './read-query';
import { stopWords } from './stop-words';
import { tuning } from './tuning';
import { normalize, stem, words } from './words';

interface Alias {
  /** Number of its record. */
  id: number;
  /** Stems of its words without stop words. */
  stems: readonly string[];
  /** Sum of the weights of these stems. */
  weight: number;
}

/** Finds records by their aliases, in any order and form of the words: `custom token`, `gas fees`. */
export class AliasTable {
  private readonly aliases: Alias[] = [];
  private readonly aliasesWith = new Map<string, number[]>();
  /** For each alias the weight of the query's words in it; all zero between queries. */
  private readonly shared: Float64Array;

  /** @param records of one version */
  constructor(private readonly records: readonly IndexRecord[]) {
    const known = new Map<string, StemOfWord>();
    records.forEach(({ aliases }, id) => {
      if (!aliases) return;
      for (const alias of aliases.split(',')) {
        const stems = tellingStems(alias, known);
        if (stems.length === 0) continue;
        for (const each of stems)
          pushToMap(this.aliasesWith, each, this.aliases.length);
        this.aliases.push({ id, stems, weight: 0 });
      }
    });
    const weights = new Map(
      [...this.aliasesWith.keys()].map((each) => [each, this.weightOf(each)]),
    );
    for (const alias of this.aliases)
      for (const each of alias.stems) alias.weight += weights.get(each)!;
    this.shared = new Float64Array(this.aliases.length);
  }

  /** @returns the weight of a stem: the fewer aliases contain it, the more it tells. */
  private weightOf(stemOfWord: string): number {
    const count = this.aliasesWith.get(stemOfWord)?.length ?? 0;
    return (
      Math.log(1 + this.aliases.length / (count + 1)) ** tuning.aliasRarity
    );
  }

  /**
   * @param queryWords the words of a query
   * @returns for the number of each record, how well its best alias matches the query, from 0 to 1
   */
  find(queryWords: readonly QueryWord[]): Map<number, number> {
    const telling = queryWords
      .filter(({ weight }) => weight >= 1)
      .map(({ term }) => {
        const key = stem(term);
        return { key, weight: this.weightOf(key) };
      });
    const wanted = telling.reduce((sum, { weight }) => sum + weight, 0);
    const { aliases, shared } = this;
    const touched: number[] = [];
    for (const { key, weight } of telling) {
      for (const i of this.aliasesWith.get(key) ?? []) {
        if (shared[i] === 0) touched.push(i);
        shared[i]! += weight;
      }
    }
    const found = new Map<number, number>();
    for (const i of touched) {
      const { id, stems, weight } = aliases[i]!;
      const inAlias = shared[i]!;
      shared[i] = 0;
      const aliasShare = inAlias / weight;
      if (aliasShare < leastOfAlias || inAlias < leastOfQuery * wanted)
        continue;
      const most = Math.min(1, aliasShare) ** tuning.aliasExtra;
      const known = found.get(id) ?? 0;
      if (most <= known) continue;
      // An alias doesn't repeat the words of its titles.
      const { title, hierarchy } = this.records[id]!;
      const own = stemsOf(title);
      const above = stemsOf(hierarchy[0]!);
      let inContext = 0;
      for (const { key, weight: more } of telling)
        if ((own.has(key) || above.has(key)) && !stems.includes(key))
          inContext += tuning.aliasContext * more;
      const likeness =
        most *
        Math.min(1, (inAlias + inContext) / wanted) ** tuning.aliasMissing;
      if (likeness > known) found.set(id, likeness);
    }
    return found;
  }
}

/** An alias with less of its weight in the query means something else. */
const leastOfAlias = 0.5;

/** An alias with less of the query's weight says too little about the query. */
const leastOfQuery = 0.3;

interface StemOfWord {
  stem: string;
  isStop: boolean;
}

/** @param known the stems of words that were looked up before */
function tellingStems(alias: string, known: Map<string, StemOfWord>): string[] {
  const all = words(alias).map((word) => {
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
