/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  /** 1 is the page itself, 2 and more its headings. */
  level: number;
  title: string;
  /** The heading's id; empty for the page itself. */
  anchor: string;
  text: string;
  /** Text of its tables, whose words are found and which no hit shows: without its cells it says nothing. */
  tables?: string;
  /** What readers type who need it, with commas between: of its page's front matter, and messages that its samples throw. */
  phrases?: string;
}

/** A page of one docs version, cut at its headings. */
export interface Page {
  /** Address below the origin, e.g. `/o1js/basic-types/field`. */
  path: string;
  /** The heading under which its results are listed, e.g. `Basic types` or `Mina functions`. */
  group: string;
  kind: PageKind;
  /** How many other pages of its version link to it. */
  inboundLinks: number;
  /** What its front matter says of it: short title, keywords, description, with commas between them. */
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
