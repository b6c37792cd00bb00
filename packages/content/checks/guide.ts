import type { Root, RootContent } from 'mdast';
import type { Release } from '@o1js-docs/project/releases';

/** A guide as the checks see it. */
export interface Guide {
  /** Path relative to the site's root, with forward slashes, e.g. `docs/basic-types/field.mdx`. */
  page: string;
  release: Release;
  /** The file's content. */
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
}

/** A problem at a line of the Markdown file. */
export interface Finding {
  /** The file, if it is not the guide: the file of its checks. Relative to the site's root. */
  page?: string;
  line: number;
  message: string;
}

/** One rule for guides. */
export type Check = (guide: Guide, site: Site) => Finding[];

/** One rule for each node of a guide: says what to write instead, or nothing. */
export type NodeCheck = (
  node: RootContent,
  guide: Guide,
  site: Site,
) => string | false | undefined;

/** The parts of the site that the checks need besides the page. */
export interface Site {
  /** Absolute path of the folder that holds `docs`. */
  siteFolder: string;
  /** The file of a release's sidebars, relative to the site's root, and whether they list the page of an id. */
  sidebarOf: (release: Release) => {
    file: string;
    isListed: (id: string) => boolean;
  };
  /** The pages of all releases, relative to the site's root. */
  pages: ReadonlySet<string>;
  /** The pages of a release at the address of a page: one, unless a slug is taken. */
  pagesAt: (page: string, release: Release) => readonly string[];
  /** Ids of a page's headings; undefined if there is no such page, or it does not parse. */
  anchorsOf: (page: string) => ReadonlySet<string> | undefined;
  /** Routes that the published site has served. They keep their spelling. */
  publishedRoutes: ReadonlySet<string>;
}
