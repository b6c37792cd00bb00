/** The content of a symbol's card. */
export interface Card {
  name: string;
  kind: string;
  signature: string;
  summary?: string;
  since?: string;
  /** Rows of a circuit: `13.5 rows, 13 with a constant`. */
  cost?: string;
  /** The first sentence after `@deprecated` in the doc comment, which may be empty. */
  deprecated?: string;
}

/** The cards of a page and its members, by anchor. The page itself has an empty anchor. */
export type Cards = Record<string, Card[]>;
