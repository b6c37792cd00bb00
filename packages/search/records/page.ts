/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  /** 1 is the page itself, 2 and more its headings. */
  level: number;
  title: string;
  /** The heading's id; empty for the page itself. */
  anchor: string;
  text: string;
  /** Text of its tables. Their words are found, but no hit shows them: a row without its table says nothing. */
  tables?: string;
  /** Its fine print. The words are found, below pages that say them in their text, and no hit shows them. */
  finePrint?: string;
  /** Other words that readers type for it, with commas between: aliases from the front matter, and messages that its samples throw. */
  aliases?: string;
}

/** A page of one docs version, split at its headings. */
export interface Page {
  /** Address below the origin, e.g. `/o1js/basic-types/field`. */
  path: string;
  /** The heading above its results, e.g. `Basic types` or `Mina functions`. */
  group: string;
  kind: PageKind;
  /** Number of other pages of its version that link to it. */
  inboundLinks: number;
  /** Short title, keywords and description from its front matter, with commas between. */
  keywords?: string;
  /** The page itself, then its headings in reading order. */
  sections: Section[];
}

export type PageKind = 'guide' | 'api' | 'changelog';

/** All pages of one docs version. */
export interface PagesOfVersion {
  /** Docusaurus' search tag of the version, e.g. `docs-default-current`. */
  tag: string;
  version: string;
  pages: Page[];
}
