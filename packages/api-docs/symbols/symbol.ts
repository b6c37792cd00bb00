/** The kind of a symbol, in the reference's words. */
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

/** An export of a release, or a public member of an export. */
export interface ApiSymbol {
  /** The name as users write it: `Field.assertEquals`, `Mina.transaction`. */
  name: string;
  kind: SymbolKind;
  /** A member of instances, not of the class or object itself. */
  ofInstance?: true;
  /** Its declarations, without bodies and comments. Each overload is on its own line. */
  signature: string;
  /** First sentence of the doc comment, as plain text. */
  summary?: string;
  /** The first sentence after `@deprecated` in the doc comment, as plain text; empty if there is none. */
  deprecated?: string;
  /** The symbol that a member is inherited from, by name. */
  inheritedFrom?: string;
  /** Its page, relative to the version's docs: `api-reference/classes/Field.md`. Absent if the reference leaves it out. */
  page?: string;
  /** Its heading on that page; absent for the page's subject, and if it has no heading. */
  anchor?: string;
  /** The line of the package's source, relative to `src/`. */
  source?: { file: string; line: number };
  /** Ids of its declarations, `lib/provable/int.d.ts:812`: the file relative to `dist/node/`, and the offset of the name. */
  declarations: string[];
}
