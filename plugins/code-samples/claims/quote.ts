/** Words of a page that a check quotes. */
export interface Quote {
  words: string;
  /** Line of the check's opening fence. */
  line: number;
}

/** A statement that cannot be run here, and the place in the installed package that says so. */
export interface SourceClaim {
  page: string;
  /** Line of the opening fence. */
  line: number;
  words: string[];
  /** Path inside the package, and the first and last line of the text. */
  file: string;
  from: number;
  to: number;
  /** What stands there. */
  text: string;
}
