/** The recorded differences of all releases, as the browser loads them. */
export interface CompareData {
  /** Releases that can be compared, oldest first. */
  releases: readonly string[];
  /** Release -> how it differs from the one before it in `releases`; the first has none. */
  steps: Readonly<Record<string, Step>>;
  /** Id of a symbol -> its signatures, for symbols whose signature changed. */
  signatures: Readonly<Record<string, SignatureHistory>>;
  /** Documented release -> its pages and costs. */
  documented: Readonly<Record<string, Documented>>;
  migrations: readonly Migration[];
}

/** Names of exports and members: `Field`, `Mina.transaction`, `Int64.mod`. */
export interface Step {
  added: readonly string[];
  removed: readonly string[];
  deprecated: readonly string[];
  /** No longer deprecated. */
  restored: readonly string[];
}

export interface SignatureHistory {
  /** Texts, oldest first. */
  texts: readonly string[];
  /** The releases that brought the second and later texts. */
  since: readonly string[];
}

export interface Documented {
  /** Path of the version, with a slash at its end. */
  root: string;
  /** Name -> its address below `api-reference/`: `classes/Field#add`. */
  pages: Readonly<Record<string, string>>;
  /** Number of calls that were measured. */
  measured: number;
  /** Name -> the rows that a call adds to a circuit, for costs that differ between documented releases. */
  costs: Readonly<Record<string, string>>;
}

/** Tells what to write instead of a name that is gone or whose callers have to change. */
export interface Migration {
  /** The name as users write it: `Int64.modV2`. */
  name: string;
  /** The last release with the old form. */
  from: string;
  /** The first release without it. */
  to: string;
  /** A sentence that says what to do. */
  text: string;
  /** The name and its types stay the same, but it does something else. */
  isBehavior?: true;
  /** Code that compiles on the older release. It doesn't compile on the newer one, unless only the behavior changed. */
  before?: string;
  /** Code that compiles on the newer release. */
  after?: string;
}
