import { addTo } from '../../add-to';
import type { Row } from './rows';
import { queryTerms, stem } from './words';

/** The longest phrase that is looked for, in words. */
const longest = 4;

/** Pages and sections by the phrases that lead to them, in any form: `custom token`, `gas fees`. */
export class PhraseTable {
  private readonly rowsOf = new Map<string, number[]>();

  /** @param rows of one version; their keywords are read */
  constructor(rows: readonly Row[]) {
    rows.forEach(({ keywords }, i) => {
      for (const keyword of keywords.split(',')) {
        const phrase = queryTerms(keyword).map(stem).join(' ');
        if (phrase) addTo(this.rowsOf, phrase, i);
      }
    });
  }

  /**
   * @param sequence the words of a query
   * @returns row -> how many words of the query its longest phrase has
   */
  find(sequence: readonly string[]): Map<number, number> {
    const stems = sequence.map(stem);
    const found = new Map<number, number>();
    for (let length = 1; length <= longest; length++) {
      for (let i = 0; i + length <= stems.length; i++) {
        const phrase = stems.slice(i, i + length).join(' ');
        for (const row of this.rowsOf.get(phrase) ?? []) found.set(row, length);
      }
    }
    return found;
  }
}
