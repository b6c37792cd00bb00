/** A statement of a page, quoted by its check. */
export interface Quote {
  words: string;
  /** Line of the check's opening fence. */
  line: number;
}

/** A statement that no sample can show, and the lines of the installed package that prove it. */
export interface SourceClaim {
  page: string;
  /** Line of the opening fence. */
  line: number;
  words: string[];
  /** Path inside the package, and the first and last line of the text. */
  file: string;
  from: number;
  to: number;
  /** The expected text of these lines. */
  text: string;
}
