import type { Root } from 'mdast';
import type { Release } from '../../config/releases';

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

/** What is wrong, at a line of the Markdown. */
export interface Finding {
  line: number;
  message: string;
}

/** One rule that guides keep. */
export type Check = (guide: Guide, site: Site) => Finding[];

/** What the checks know of the site besides the page. */
export interface Site {
  /** Absolute path of the folder that holds `docs`. */
  siteFolder: string;
  /** Doc ids in the sidebars of a release. */
  idsInSidebar: (release: Release) => ReadonlySet<string>;
  /** Ids of the headings of a page of the site; undefined when there is no such page. */
  anchorsOf: (page: string) => ReadonlySet<string> | undefined;
  /** Routes that the published site has served, which keep their spelling. */
  publishedRoutes: ReadonlySet<string>;
}
