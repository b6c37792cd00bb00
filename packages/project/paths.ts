/**
 * GitHub Pages answers for a page at its path with a closing slash, and
 * redirects from the path without it. What names a page to others, its
 * canonical link, the sitemap, a redirect, names the address that answers.
 *
 * @param path a page's path
 * @returns the path that is answered without a redirect
 */
export function servedPath(path: string): string {
  return path.endsWith('.html') ? path : path.replace(/\/?$/, '/');
}

/**
 * @param permalink a page's path, e.g. `/o1js/basic-types/field`
 * @returns the path of its Markdown: `/o1js/basic-types/field.md`; `/o1js/index.md` for the home page, `/o1js/2.5.0/index.md` for a version's
 */
export function markdownPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** The page that compares two releases, below the site's base. It is of no version, so pages of all versions link to this address. */
export const comparePath = '/compare';

/** The data of that page for programs, below the site's base. */
export const compareFile = 'compare/data.json';

/** The list of search indexes for programs, below the site's base. */
export const indexesFile = 'search/indexes.json';

/** @returns the address of the page, below the site's base, for a pair of releases */
export function compareAddress(from: string, to: string): string {
  return `${comparePath}?from=${from}&to=${to}`;
}

/** The page that runs what readers write, below the site's base. It is of no version either. */
export const playgroundPath = '/playground';

/** The page that verifies proofs, below the site's base. It is of no version either. */
export const verifyPath = '/verify';

/** @returns whether an address below the site's base is that of a page of no version. */
export function isOfNoVersion(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return [comparePath, playgroundPath, verifyPath].includes(path);
}

/** Folder of the generated reference, below the docs of a version. */
export const referenceFolder = 'api-reference';

/** The feed of releases, below the site's base. */
export const changelogFeed = '/changelog/feed.xml';

/** The Markdown of all pages of a version, below the version's root. */
export const markdownArchive = 'markdown.zip';

/** The changelog's file in the docs of each version. It is generated. */
export const changelogPageFile = 'changelog.md';
