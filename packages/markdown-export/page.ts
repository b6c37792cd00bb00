import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import {
  groupOfPage,
  isApiPage,
  readSidebars,
} from '@o1js-docs/markdown/page-groups';

/** A page of a docs version. */
export interface MarkdownPage {
  id: string;
  title: string;
  description: string;
  /** Path from the origin, e.g. `/o1js/basic-types/field`. */
  permalink: string;
  /** Heading above the page in the list. */
  group: string;
  /** True for pages of the API reference. */
  isGenerated: boolean;
}

/** The pages of a docs version. */
export interface VersionOfPages {
  /** Docusaurus' name, e.g. `current`. */
  name: string;
  /** Path from the origin, with a closing slash, e.g. `/o1js/2.5.0/`. */
  root: string;
  /** In the order of the sidebar. Pages outside of it come last. */
  pages: MarkdownPage[];
}

/** @returns the pages without drafts and unlisted pages */
export function pagesOfVersion(version: LoadedVersion): VersionOfPages {
  const sidebar = readSidebars(version.sidebars);
  const order = [...sidebar.keys()];
  const place = (id: string) =>
    order.includes(id) ? order.indexOf(id) : order.length;
  const pages = version.docs
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .map((doc) => {
      const isGenerated = isApiPage(doc.id);
      return {
        id: doc.id,
        title: doc.title,
        description: doc.description,
        permalink: doc.permalink,
        group: `${isGenerated ? 'API: ' : ''}${groupOfPage(doc.id, sidebar)}`,
        isGenerated,
      };
    })
    .sort((a, b) => place(a.id) - place(b.id));
  return {
    name: version.versionName,
    root: version.path.replace(/\/?$/, '/'),
    pages,
  };
}
