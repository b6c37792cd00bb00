import { pushToMap } from '../../push-to-map';
import { editDistance, tolerance } from './edit-distance';
import { isTypeOnly, type IndexRecord } from './index-records';

/** The records of the reference by the name that they explain. */
export class NameTable {
  private readonly recordsOf = new Map<string, number[]>();
  private readonly membersOf = new Map<string, number[]>();

  /** @param records of one version; the table contains only records of the reference */
  constructor(private readonly records: readonly IndexRecord[]) {
    records.forEach((record, i) => {
      if (record.kind !== 'api') return;
      const page = nameIn(record.hierarchy[0]!);
      const name = nameIn(record.title);
      if (record.level === 1) {
        pushToMap(this.recordsOf, name, i);
        pushToMap(this.membersOf, unqualified(name), i);
        return;
      }
      pushToMap(this.recordsOf, `${page}.${name}`, i);
      if (page.includes('.'))
        pushToMap(this.recordsOf, `${unqualified(page)}.${name}`, i);
      pushToMap(this.membersOf, unqualified(name), i);
    });
  }

  /** @returns the records about one of the names, `Field.assertEquals` or `Field`, in any case, best known first */
  named(names: readonly string[]): number[] {
    return this.sorted(
      names.flatMap((name) => this.recordsOf.get(name.toLowerCase()) ?? []),
      names[0] ?? '',
    );
  }

  /** @returns the records about a name without its qualifier: `assertEquals` */
  withLastPart(name: string): number[] {
    const found = this.membersOf.get(unqualified(name.toLowerCase()));
    return this.sorted(found ?? [], name);
  }

  /** @returns the records about the longest known name before a dot: `Bytes` of `Bytes.chunk` */
  ownerOf(name: string): number[] {
    for (
      let end = name.lastIndexOf('.');
      end > 0;
      end = name.lastIndexOf('.', end - 1)
    ) {
      const found = this.named([name.slice(0, end)]);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** @returns the records about names with this beginning: `Field.assertEq` */
  beginningWith(beginning: string): number[] {
    const wanted = beginning.toLowerCase();
    const found = [...this.recordsOf].filter(([name]) =>
      name.startsWith(wanted),
    );
    return this.sorted(
      found.flatMap(([, records]) => records),
      beginning,
    );
  }

  /** @returns the compound name that is nearest to a misspelt one, `MerkleTree` for `MerkelTree`; `undefined` if none is near */
  nearest(misspelt: string): string | undefined {
    const wanted = misspelt.toLowerCase();
    let least = tolerance(wanted.length) + 1;
    let found: string | undefined;
    for (const [name, [record]] of this.membersOf) {
      if (Math.abs(name.length - wanted.length) >= least) continue;
      const written = unqualified(withoutCall(this.records[record!]!.title));
      if (!compound.test(written)) continue;
      const distance = editDistance(wanted, name, least - 1);
      if (distance >= least) continue;
      least = distance;
      found = written;
    }
    return found;
  }

  private sorted(found: readonly number[], name: string): number[] {
    const rank = (i: number) => {
      const record = this.records[i]!;
      const isWritten =
        unqualified(withoutCall(record.title)) === unqualified(name);
      return (
        (isWritten ? 100 : 0) +
        (isTypeOnly(record) ? 0 : 10) +
        (record.level === 1 ? 5 : 0) +
        Math.log2(1 + record.inboundLinks)
      );
    };
    return [...new Set(found)].sort((a, b) => rank(b) - rank(a));
  }
}

/** A name of several words, which is no word of the language. */
const compound = /[a-z\d][A-Z]/;

function nameIn(title: string): string {
  return withoutCall(title).toLowerCase();
}

function withoutCall(title: string): string {
  return title.replace(/\(\)$|<.*>$/g, '');
}

/** @returns the part after the last dot. */
export function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
