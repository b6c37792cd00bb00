/** What a card says of a symbol. */
export interface Card {
  name: string;
  kind: string;
  signature: string;
  summary?: string;
  since?: string;
  /** Rows of a circuit: `13.5 rows, 13 with a constant`. */
  cost?: string;
  /** What the doc comment says beside `@deprecated`; empty when it says no more. */
  deprecated?: string;
}

/** The cards of a page and its members: anchor, empty for the page itself, -> symbols that are documented there. */
export type Cards = Record<string, Card[]>;
