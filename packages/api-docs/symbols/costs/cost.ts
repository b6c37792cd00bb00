/** Rows of a circuit: in all, and by gate. Halves are generic gates that share a row with another one. */
export interface Count {
  rows: number;
  gates: Readonly<Record<string, number>>;
}

/** What one call adds to a circuit. */
export interface CallCost extends Count {
  /** With constants for all but the first variable, where that differs. */
  constant?: Count;
}

/** Calls by what they were measured on, `height 8`; empty where there is one that needs no words. Or the reason why nothing can be measured. */
export type SymbolCost = Readonly<Record<string, CallCost>> | string;

/** What the symbols of a release cost, by id (`UInt64#add`). */
export interface ApiCosts {
  /** The release they were measured on. */
  o1js: string;
  symbols: Readonly<Record<string, SymbolCost>>;
}
