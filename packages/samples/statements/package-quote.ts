/** Lines of the installed package that prove a statement which no code can show. */
export interface PackageQuote {
  /** The file of checks, relative to the site's root. */
  page: string;
  /** Line of the opening fence. */
  line: number;
  /** Path inside the package, and the first and last line of the text. */
  file: string;
  from: number;
  to: number;
  /** The expected text of these lines. */
  text: string;
}
