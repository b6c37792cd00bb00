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
