import type { IndexRecord } from './index-records';
import { compareMessage, type Entry, entryOf, type Message } from './messages';

/** An alias that is a message, not words of a reader. */
const quoted = /[(:'"`_]|[a-z][A-Z]/;

/** @returns true for a page about errors, or an entry of it */
export function isAboutErrors({ url }: IndexRecord): boolean {
  return /\/(?:common-)?errors(?:[/#]|$)/.test(url);
}

/** @returns true if the page has the cause and the fix, not only a link to these. */
function isExplained({ url }: IndexRecord): boolean {
  return url.includes('/errors/');
}

interface Listed extends Entry {
  record: number;
  /** Factor of its fit. */
  weight: number;
  /** A page about errors has it, or leads to this record. */
  isListed: boolean;
}

/** Finds the records that quote a message, whatever numbers and names it contains. */
export class MessageTable {
  private readonly entries: Listed[] = [];

  /** @param records of one version; the table contains the titles of errors and the messages that guides quote */
  constructor(records: readonly IndexRecord[]) {
    records.forEach((each, record) => {
      if (each.kind !== 'guide') return;
      const isError = isAboutErrors(each);
      const add = (text: string, weight: number) => {
        const isListed = isError || text.startsWith('`');
        const entry = entryOf(text);
        if (entry) this.entries.push({ ...entry, record, weight, isListed });
      };
      if (isError && each.level > 1)
        add(each.title, isExplained(each) ? 5 : 4.8);
      for (const alias of each.aliases.split(/,\s*/))
        // A list of messages comes after the page to which it leads.
        if (quoted.test(alias))
          add(alias, isError && !isExplained(each) ? 0.9 : 1);
    });
  }

  /** @returns the numbers of the records that quote the message: listed errors first, and then the longest quote */
  find(message: Message): number[] {
    const compare = compareMessage(message);
    const found = this.entries
      .map((entry) => ({ ...entry, fit: compare(entry) * entry.weight }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => Number(b.isListed) - Number(a.isListed) || b.fit - a.fit);
    return [...new Set(found.map(({ record }) => record))];
  }
}
