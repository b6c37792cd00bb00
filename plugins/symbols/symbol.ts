/** What the reference calls a symbol. */
export type SymbolKind =
  | 'accessor'
  | 'class'
  | 'enumeration'
  | 'function'
  | 'interface'
  | 'method'
  | 'namespace'
  | 'property'
  | 'type'
  | 'variable';

/** What a release exports under a name, or a public member of it. */
export interface ApiSymbol {
  /** As a user writes it: `Field.assertEquals`, `Mina.transaction`. */
  name: string;
  kind: SymbolKind;
  /** A member of instances, not of what the name before the last dot stands for. */
  ofInstance?: true;
  /** Its declarations, without bodies and comments; overloads on lines of their own. */
  signature: string;
  /** First sentence of the doc comment, as plain text. */
  summary?: string;
  /** What the doc comment says beside `@deprecated`; empty when it says no more. */
  deprecated?: string;
  /** The symbol that a member is inherited from, by name. */
  inheritedFrom?: string;
  /** Its page, relative to the version's docs: `api-reference/classes/Field.md`. Absent where the reference leaves it out. */
  page?: string;
  /** Its heading on that page; absent where it is the page's subject, or has no heading of its own. */
  anchor?: string;
  /** The line of the package's source, relative to `src/`. */
  source?: { file: string; line: number };
  /** Where it is declared, as `lib/provable/int.d.ts:812`: file of the package, relative to `dist/node/`, and offset of the name. */
  declarations: string[];
}
