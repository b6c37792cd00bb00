import { pushToMap } from '@o1js-docs/project/push-to-map';
import { isTypeOnly, type IndexRecord } from './index-records';

/** An alias that is a name, for example one that o1js had before: `Circuit.if`, `isReady`. */
const formerName = /^[A-Za-z_$][\w$]*(?:[a-z][A-Z]|\.[a-zA-Z])[\w$.]*$/;

/** The records of the reference by the name that they explain, and all records by names in their aliases. */
export class NameTable {
  private readonly recordsOf = new Map<string, number[]>();

  /** @param records of one version */
  constructor(private readonly records: readonly IndexRecord[]) {
    const members = new Set(records.map(({ title }) => nameIn(title)));
    records.forEach((record, i) => {
      for (const alias of record.aliases.split(/,\s*/))
        if (formerName.test(alias) && !members.has(alias.toLowerCase()))
          pushToMap(this.recordsOf, alias.toLowerCase(), i);
      if (record.kind !== 'api') return;
      const page = nameIn(record.hierarchy[0]!);
      const name = nameIn(record.title);
      if (record.level === 1) return pushToMap(this.recordsOf, name, i);
      for (const owner of new Set([page, unqualified(page)]))
        pushToMap(this.recordsOf, `${owner}.${name}`, i);
    });
  }

  /** @returns true if a record is about this name */
  has(name: string): boolean {
    return this.recordsOf.has(name.toLowerCase());
  }

  /** @returns the records of the shortest name that begins with `beginning`, which has the owner in front of a dot */
  beginning(beginning: string): number[] {
    const names = [...this.recordsOf.keys()]
      .filter((name) => name.startsWith(beginning.toLowerCase()))
      .sort((a, b) => a.length - b.length);
    return names.length > 0 ? this.named([names[0]!]) : [];
  }

  /** @returns the records about one of the names, `Field.assertEquals` or `Field`, in any case, best known first */
  named(names: readonly string[]): number[] {
    const written = unqualified(names[0] ?? '');
    const rank = (i: number) => {
      const record = this.records[i]!;
      return (
        (unqualified(withoutCall(record.title)) === written ? 100 : 0) +
        (isTypeOnly(record) ? 0 : 10) +
        Math.log2(1 + record.inboundLinks)
      );
    };
    const found = names.flatMap(
      (name) => this.recordsOf.get(name.toLowerCase()) ?? [],
    );
    return [...new Set(found)].sort((a, b) => rank(b) - rank(a));
  }
}

/** @returns the name that a title of the reference has, in lower case */
export function nameIn(title: string): string {
  return withoutCall(title).toLowerCase();
}

function withoutCall(title: string): string {
  return title.replace(/\(\)$|<.*>$/g, '');
}

/** @returns the part after the last dot. */
export function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
