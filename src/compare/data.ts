/** What is recorded of all releases, as the browser and the command line read it. */
export interface CompareData {
  /** Releases that can be compared, oldest first. */
  releases: readonly string[];
  /** Releases whose package was not to be had. */
  unknown: readonly string[];
  /** Release -> how it differs from the one before it in `releases`; the first has none. */
  steps: Readonly<Record<string, Step>>;
  /** Id of a symbol -> how it was written, where releases differ in that. */
  signatures: Readonly<Record<string, Written>>;
  /** Release that is documented -> its pages and costs. */
  documented: Readonly<Record<string, Documented>>;
  moves: readonly Move[];
  /** Errors that not all releases have: words, and the function that makes them. */
  messages: readonly (readonly [text: string, place: string])[];
}

/** Names of exports and members: `Field`, `Mina.transaction`, `Int64.mod`. */
export interface Step {
  added: readonly string[];
  removed: readonly string[];
  deprecated: readonly string[];
  /** No longer deprecated. */
  restored: readonly string[];
  /** Places in `messages`. */
  newMessages: readonly number[];
  goneMessages: readonly number[];
}

export interface Written {
  /** Texts, oldest first. */
  texts: readonly string[];
  /** The releases that brought the second and later ones. */
  since: readonly string[];
  /** `older>newer`, by their place in `texts` -> why callers may fail; a pair without reasons has no entry. */
  reasons: Readonly<Record<string, readonly Reason[]>>;
}

/**
 * Why a use may fail: `<2` at least two arguments, `>3` at most three, `p1`
 * the first argument has another type, `p1.cache` it has no such property, `p1=string` it can no longer be one, `r` the result or value has, `t` the
 * type has. `?` at its end: the texts do not tell whether the types agree.
 */
export type Reason =
  | `<${number}`
  | `>${number}`
  | `p${number}${'' | '?'}`
  | `p${number}${'.' | '='}${string}`
  | `${'r' | 't'}${'' | '?'}`;

export interface Documented {
  /** Path of the version, with a slash at its end. */
  root: string;
  /** Name -> its place below `api-reference/`: `classes/Field#add`. */
  places: Readonly<Record<string, string>>;
  /** How many calls were measured. */
  measured: number;
  /** Name -> what a call adds to a circuit, of those that differ between documented releases. */
  costs: Readonly<Record<string, string>>;
}

/** What stands for a name that is gone, or whose callers have to change. */
export interface Move {
  /** What a user writes: `Int64.modV2`. */
  name: string;
  /** The release that brought it as it was; undefined where it is older than what is recorded. */
  since?: string;
  /** The last release that has it as it was. */
  from: string;
  /** The first release without it, or with another one. */
  to: string;
  /** What to do, as a sentence. */
  text: string;
  /** The name and its types stay, and it does something else. */
  isBehavior?: true;
  /** Code that compiles on the older release, and not on the newer one unless it only does something else there. */
  before?: string;
  /** Code that compiles on the newer one. */
  after?: string;
}
