import { addTo } from '../../add-to';
import { editDistance, tolerance } from './edit-distance';
import { isTypeOnly, type Row } from './rows';

/** Where the reference explains each name. */
export class NameTable {
  private readonly rowsOf = new Map<string, number[]>();
  private readonly membersOf = new Map<string, number[]>();

  /** @param rows of one version; only those of the reference are read */
  constructor(private readonly rows: readonly Row[]) {
    rows.forEach((row, i) => {
      if (row.kind !== 'api') return;
      const page = nameIn(row.hierarchy[0]!);
      const name = nameIn(row.title);
      if (row.level === 1) {
        addTo(this.rowsOf, name, i);
        addTo(this.membersOf, unqualified(name), i);
        return;
      }
      addTo(this.rowsOf, `${page}.${name}`, i);
      if (page.includes('.'))
        addTo(this.rowsOf, `${unqualified(page)}.${name}`, i);
      addTo(this.membersOf, unqualified(name), i);
    });
  }

  /** @returns the rows about one of the names, `Field.assertEquals` or `Field`, best known first; whatever their case */
  named(names: readonly string[]): number[] {
    return this.sorted(
      names.flatMap((name) => this.rowsOf.get(name.toLowerCase()) ?? []),
      names[0] ?? '',
    );
  }

  /** @returns the rows about a name without what qualifies it: `assertEquals` */
  withLastPart(name: string): number[] {
    const found = this.membersOf.get(unqualified(name.toLowerCase()));
    return this.sorted(found ?? [], name);
  }

  /** @returns the rows about the longest known name before a dot: `Bytes` of `Bytes.chunk` */
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

  /** @returns the rows about members whose names begin so: `Field.assertEq` */
  beginningWith(beginning: string): number[] {
    const wanted = beginning.toLowerCase();
    const found = [...this.rowsOf].filter(([name]) => name.startsWith(wanted));
    return this.sorted(
      found.flatMap(([, rows]) => rows),
      beginning,
    );
  }

  /** @returns the name of several words that differs least from a misspelt one, `MerkleTree` for `MerkelTree`, if one is near */
  nearest(misspelt: string): string | undefined {
    const wanted = misspelt.toLowerCase();
    let least = tolerance(wanted.length) + 1;
    let found: string | undefined;
    for (const [name, [row]] of this.membersOf) {
      if (Math.abs(name.length - wanted.length) >= least) continue;
      const written = unqualified(withoutCall(this.rows[row!]!.title));
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
      const row = this.rows[i]!;
      const isWritten =
        unqualified(withoutCall(row.title)) === unqualified(name);
      return (
        (isWritten ? 100 : 0) +
        (isTypeOnly(row) ? 0 : 10) +
        (row.level === 1 ? 5 : 0) +
        Math.log2(1 + row.inboundLinks)
      );
    };
    return [...new Set(found)].sort((a, b) => rank(b) - rank(a));
  }
}

/** A name that is no word of the language. */
const compound = /[a-z\d][A-Z]/;

function nameIn(title: string): string {
  return withoutCall(title).toLowerCase();
}

function withoutCall(title: string): string {
  return title.replace(/\(\)$|<.*>$/g, '');
}

/** @returns what stands behind the last dot. */
export function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
