import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { IndexRecord } from './index-records';
import { stopWords } from './stop-words';
import { queryTerms, stem } from './words';

/** @returns the stems of a text's words, without stop words unless it has no others. */
function stemsOf(text: string): ReadonlySet<string> {
  const all = queryTerms(text);
  const telling = all.filter((term) => !stopWords.has(term));
  return new Set((telling.length > 0 ? telling : all).map(stem));
}

/** Finds records by their aliases, in any order and form of the words: `custom token`, `gas fees`. */
export class AliasTable {
  private readonly aliases: { record: number; size: number }[] = [];
  private readonly aliasesWith = new Map<string, number[]>();

  /** @param records of one version */
  constructor(records: readonly IndexRecord[]) {
    records.forEach(({ aliases }, record) => {
      for (const alias of aliases.split(',')) {
        const stems = stemsOf(alias);
        if (stems.size === 0) continue;
        for (const each of stems)
          pushToMap(this.aliasesWith, each, this.aliases.length);
        this.aliases.push({ record, size: stems.size });
      }
    });
  }

  /** @returns for the number of each record, how well its best alias matches the query, from 0 to 1 */
  find(query: string): Map<number, number> {
    const wanted = stemsOf(query);
    const shared = new Map<number, number>();
    for (const each of wanted)
      for (const alias of this.aliasesWith.get(each) ?? [])
        shared.set(alias, (shared.get(alias) ?? 0) + 1);
    const found = new Map<number, number>();
    for (const [alias, count] of shared) {
      const { record, size } = this.aliases[alias]!;
      const likeness = (count / size) ** 3 * (count / wanted.size) ** 2;
      if (likeness > (found.get(record) ?? 0)) found.set(record, likeness);
    }
    return found;
  }
}
